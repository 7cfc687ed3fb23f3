/** A field of work in the words of one who denies it and of one who tells it; `stem`s of nouns and verbs alike. */
export interface TaskField {
  readonly id: string;
  readonly words: RegExp;
  /** Where it is told otherwise than it is denied. */
  readonly told?: RegExp;
}

const border = '(?<!\\p{L})';

/** What is sought when a letter denies a part of the work that it tells elsewhere. */
export const taskFields: readonly TaskField[] = [
  {
    id: 'customers',
    words:
      /kunden(?:kontakt|verkehr|gespräch|betreu|beratung|termin)?(?!\p{L})|kund(?:e|in|innen|schaft)(?!\p{L})|mandant|klient|(?<!\p{L})g[aä]st(?:en?|kontakt)?(?!\p{L})|bauherr|patient(?!enakt)|bewohner|angehörige|besucher|außenstehend|publikum|parteien?verkehr|bürger(?:kontakt|innen)|laufkundschaft/iu,
  },
  {
    id: 'leading',
    words:
      /personal(?:verantwortung|führung)|führungs(?:verantwortung|aufgabe|funktion)|mitarbeiterführung|unterstellt|weisungsbefug|leitungs(?:funktion|aufgabe|verantwortung)/iu,
  },
  {
    id: 'money',
    words:
      /(?:ander|geschäfts|kanzlei|bank)?kont(?:o|en)(?!\p{L})|fremdgeld|bargeld|zahlungsverkehr|kass(?:e|a|en|enführung|aführung|enabrechnung)(?!\p{L})|tresor|tageseinnahm|wechselgeld/iu,
  },
  { id: 'budget', words: /budget|etat(?:s|verantwortung)?(?!\p{L})|kostenverantwortung/iu },
  {
    id: 'travel',
    words:
      /(?:dienst|geschäfts|auslands)?reisen?(?!\p{L})|reisetätigkeit|ausland|außentermin|messeauftritt/iu,
    told: /dienstreise|reisen(?!\p{L})|ausland|kongress|messen?(?!\p{L})|weltweit|niederlassungen in|baustellen in/iu,
  },
  {
    id: 'stage',
    words: /öffentlich\p{L}* auftritt|vorträge?n?(?!\p{L})|präsentation|auftritte vor|reden vor/iu,
    told: /vortr[aä]g|präsentation|präsentiert|kongress|referier|moderation|moderier/iu,
  },
  { id: 'deadlines', words: /frist(?:en|enkalender|sachen)?(?!\p{L})|terminkalender/iu },
  { id: 'medication', words: /medikament|arznei|spritzen|injektion|infusion/iu },
  { id: 'wounds', words: /wund(?:en?|versorg\p{L}*|management)(?!\p{L})|verbandswechsel|verbände/iu },
  {
    id: 'site',
    words: /baustelle|montage|beim kunden|außendienst|kundenbesuch|hausbesuch/iu,
    told: /baustelle|montage|montier|beim kunden|vor ort|außendienst|kundenbesuch|hausbesuch|aufmaß/iu,
  },
  {
    id: 'hours',
    words:
      /wochenend|samstag|sonntag|feiertag|nachtdienst|nachtschicht|nachteinsatz|rufbereitschaft|bereitschaftsdienst|überstunden|mehrarbeit|außerhalb der (?:\p{L}*arbeitszeit|dienstzeit|bürozeit|öffnungszeit)/iu,
    told: /wochenend|samstag|sonntag|feiertag|nachtdienst|nachtschicht|nächtlich|rufbereitschaft|bereitschaftsdienst|überstunden|mehrarbeit|zusätzliche dienste|sonderschicht/iu,
  },
  {
    id: 'trainees',
    words: /auszubildend|lehrling|azubi|lernende|praktikant|ausbildertätigkeit/iu,
    told: /(?:anleit|betreu|ausbild|einarbeit|unterwies|begleit|einschul)\p{L}*[^.;]{0,50}(?:auszubildende|lehrling|azubi|lernende|praktikant)|(?:auszubildende|lehrling|azubi|lernende|praktikant)\p{L}*[^.;]{0,60}(?:anleit|leitete|betreu|bildete|ausbild|einarbeit|unterwies|begleit|aus(?!\p{L}))/iu,
  },
  {
    id: 'old-buildings',
    words: /altbau|denkmal|sanierung|restaur|fachwerk|bestandsbau/iu,
    told: /altbau|denkmal|sanier|restaur|fachwerk|historisch/iu,
  },
  {
    id: 'contracts',
    words: /vertragsverhandl|preisverhandl|verhandlungen?(?!\p{L})|vertragsabschl/iu,
    told: /verhand(?:l|el)|abschl[uü]ss|verträge/iu,
  },
  {
    id: 'languages',
    words: /fremdsprach|englisch|französisch|spanisch|italienisch|russisch|polnisch/iu,
    told: /fremdsprach|englisch|französisch|spanisch|italienisch|russisch|polnisch|zweisprachig|mehrsprachig/iu,
  },
  { id: 'machines', words: new RegExp(`cnc|${border}maschinen?(?!\\p{L})|gabelstapler|${border}kran`, 'iu') },
  { id: 'electronic', words: /elektronisch\p{L}* (?:akte|rechtsverkehr|postfach)|edv|software/iu },
  { id: 'projects', words: /projekt(?:e|en|leitung|arbeit|verantwortung)?(?!\p{L})/iu, told: /projekt/iu },
  { id: 'audits', words: /audits?(?!\p{L})|zertifizierung|rezertifizierung/iu },
  { id: 'closings', words: /(?:jahres|monats|quartals)abschl[uü]ss/iu },
  { id: 'purchasing', words: /einkauf|beschaffung|bestellung/iu, told: /einkauf|einkäuf|beschaff|bestell/iu },
  { id: 'programming', words: /programmier|quellcode|softwareentwickl/iu },
  {
    id: 'driving',
    words: /fahrdienst|auslieferung|touren?(?!\p{L})|fahrten/iu,
    told: /fahr|auslieferung|tour/iu,
  },
];
