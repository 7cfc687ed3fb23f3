import { lateRegExp } from '../german/late.ts';

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
    told: /kund(?:e|in|schaft)|mandant|klient|(?<!\p{L})g[aä]st(?:e|en|es)?(?!\p{L})|bauherr|patient|bewohner|besucher|parteien?verkehr|bürger/iu,
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
    id: 'weekend',
    words: /wochenend|samstag|sonntag|feiertag/iu,
  },
  {
    id: 'overtime',
    words: /überstunden|mehrarbeit/iu,
    told: /überstunden|mehrarbeit|zusätzliche dienste|zusatzschicht|sonderschicht/iu,
  },
  {
    id: 'hours',
    words:
      /nachtdienst|nachtschicht|nachteinsatz|rufbereitschaft|bereitschaftsdienst|außerhalb der (?:\p{L}*arbeitszeit|dienstzeit|bürozeit|öffnungszeit)/iu,
    told: /nachtdienst|nachtschicht|nächtlich|rufbereitschaft|bereitschaftsdienst|schichtdienst|wechselschicht/iu,
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
  {
    id: 'machines',
    words: lateRegExp(`cnc|computergesteuert|${border}maschinen?(?!\\p{L})|gabelstapler|${border}kran`, 'iu'),
  },
  { id: 'electronic', words: /elektronisch\p{L}* (?:akte|rechtsverkehr|postfach)|edv|software/iu },
  { id: 'projects', words: /projekt(?:e|en|leitung|arbeit|verantwortung)?(?!\p{L})/iu, told: /projekt/iu },
  { id: 'audits', words: /audits?(?!\p{L})|zertifizierung|rezertifizierung/iu },
  { id: 'closings', words: /jahresabschl[uü]ss/iu },
  { id: 'monthly-closings', words: /(?:monats|quartals)abschl[uü]ss/iu },
  { id: 'purchasing', words: /einkauf|beschaffung|bestellung/iu, told: /einkauf|einkäuf|beschaff|bestell/iu },
  { id: 'programming', words: /programmier|quellcode|softwareentwickl/iu },
  {
    id: 'driving',
    words: /fahrdienst|auslieferung|touren?(?!\p{L})|fahrten/iu,
    told: /fahr|auslieferung|tour/iu,
  },
];

/** Two sides of a work of which „only the one“ excludes the other. */
export interface Opposite {
  readonly only: RegExp;
  readonly told: RegExp;
}

export const opposites: readonly Opposite[] = [
  {
    only: /(?<!\p{L})(?:auf )?papier(?:form|akten?|basis|gebunden\p{L}*)?(?!\p{L})|handschriftlich|von hand(?!\p{L})/iu,
    told: /elektronisch|digital|software|edv|erp|datev|computer|online/iu,
  },
  {
    only: /(?<!\p{L})(?:werkstatt|bankraum\p{L}*|büro|innendienst\p{L}*|backoffice|schreibtisch|homeoffice|home-office|labor|lager|küche)(?!\p{L})/iu,
    told: /vor ort(?!\p{L})|bei(?:m| unseren| den) kunden|baustellen?(?!\p{L})|montage(?:n|einsätze)? (?:beim|vor|auf)|außendienst(?!mitarbeit|kolleg|team|ler)|kundenbesuch|hausbesuch|(?:auf|bei|an) (?:dach|baustelle)/iu,
  },
  {
    only: /früh(?:dienst|schicht)\p{L}*|tag(?:es)?(?:dienst|schicht)\p{L}*/iu,
    told: /nacht(?:dienst|schicht|wache|bereitschaft)|spät(?:dienst|schicht)|spät- und|wechselschicht|(?:im|aller|alle) (?:wechsel|drei) (?:der )?(?:früh|schichten)|rufbereitschaft|nächtlich/iu,
  },
  {
    only: /nacht(?:dienst|schicht|wache)\p{L}*/iu,
    told: /(?<!an die |der )(?:früh|spät)(?:dienst|schicht)(?! (?:fand|konnte|bekam|erhielt|traf|hatte))|früh-, spät|früh- und|tagdienst|tagschicht|wechselschicht/iu,
  },
  { only: /neubau(?:ten)?(?!\p{L})/iu, told: /altbau|sanier|restaur|fachwerk|denkmal/iu },
  { only: /altbau(?:ten)?|denkmal|sanierung/iu, told: /neubau|holzrahmen/iu },
  {
    only: /(?<!\p{L})privat(?:e[nrsm]?|kunden|kundschaft|mandanten|personen|haushalte?n?|leute\p{L}*)?(?!\p{L})/iu,
    told: /mittelständisch|gewerblich|geschäftskund|firmenkund|industriekund|großkund|unternehmensgruppe|öffentliche[nr]? (?:auftrag|bauherr|hand)|für kommunen/iu,
  },
  {
    only: /firmenkund\p{L}*|geschäftskund\p{L}*|gewerbekund\p{L}*|gewerbliche[nr]? (?:kund|mandant)\p{L}*|industriekund\p{L}*|großkund\p{L}*/iu,
    told: /privatkund|privatperson|private[nr]? (?:kund|mandant|bauherr|haushalt)|endkund|endverbraucher/iu,
  },
  {
    only: /(?<!\p{L})(?:inland|inlandsgeschäft|deutschsprachige\p{L}*|deutsche[nr]? (?:kund|markt)\p{L}*|region(?:al\p{L}*)?)(?!\p{L})/iu,
    told: /ausland|international|weltweit|export|englisch|französisch|übersee/iu,
  },
  {
    only: /(?<!\p{L})theoretisch\p{L}*|theorie(?!\p{L})/iu,
    told: /praktische[nr]? (?:arbeit|einsatz|übung|anleitung)/iu,
  },
  { only: /(?<!\p{L})einkauf(?:s\p{L}*)?(?!\p{L})/iu, told: /verkauf|vertrieb/iu },
  {
    only: /(?<!\p{L})(?:verkauf|vertrieb)(?:s\p{L}*)?(?!\p{L})/iu,
    told: /einkauf(?!s(?:gemeinschaft|verb[uü]nd|genossenschaft|zentr|erlebnis|straße))|einkäuf|beschaff/iu,
  },
  {
    only: /(?<!\p{L})(?:kreditoren|debitoren)\p{L}*/iu,
    told: /hauptbuch|jahresabschl|monatsabschl|anlagenbuch/iu,
  },
  { only: /(?<!\p{L})backend(?!\p{L})/iu, told: /frontend|bedienoberfläche/iu },
  { only: /(?<!\p{L})frontend(?!\p{L})/iu, told: /backend|datenbank|server/iu },
  { only: /stationär\p{L}*/iu, told: /ambulan/iu },
  { only: /ambulan\p{L}*/iu, told: /stationär|auf (?:der )?station/iu },
];

/** Heads of compounds that are told apart by what stands before them. */
export const familyHeads =
  /(?:recht|arbeiten|kunden|mandanten|dächern?|bau|bauten|technik|versicherung(?:en)?|fahrzeuge?n?|maschinen|anlagen|möbeln?|öfen|werkzeuge?n?|steuern?|verträge?n?|klassen|gruppen?|linien|messen|spiele?n?|pflege|buchhaltung|abteilung|instrumente?n?|dienste?n?)$/iu;
