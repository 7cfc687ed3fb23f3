import { late, lateRegExp } from '../german/late.ts';

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
    words: late.iu`kunden(?:kontakt|verkehr|gespräch|betreu|beratung|termin)?(?!\p{L})|kund(?:e|in|innen|schaft)(?!\p{L})|mandant|klient|(?<!\p{L})g[aä]st(?:en?|kontakt)?(?!\p{L})|bauherr|patient(?!enakt)|bewohner|angehörige|besucher|außenstehend|publikum|parteien?verkehr|bürger(?:kontakt|innen)|laufkundschaft`,
    told: late.iu`kund(?:e|in|schaft)|mandant|klient|(?<!\p{L})g[aä]st(?:e|en|es)?(?!\p{L})|bauherr|patient|bewohner|besucher|parteien?verkehr|bürger`,
  },
  {
    id: 'money',
    words: late.iu`(?:ander|geschäfts|kanzlei|bank)?kont(?:o|en)(?!\p{L})|fremdgeld|bargeld|zahlungsverkehr|kass(?:e|a|en|enführung|aführung|enabrechnung)(?!\p{L})|tresor|tageseinnahm|wechselgeld`,
  },
  { id: 'budget', words: late.iu`budget|etat(?:s|verantwortung)?(?!\p{L})|kostenverantwortung` },
  {
    id: 'travel',
    words: late.iu`(?:dienst|geschäfts)?reisen?(?!\p{L})|reisetätigkeit|außentermin|messeauftritt`,
    told: late.iu`dienstreise|reisen(?!\p{L})|ausland|kongress|messen?(?!\p{L})|weltweit|niederlassungen in|baustellen in`,
  },
  {
    // Who travels within the country was not abroad.
    id: 'abroad',
    words: late.iu`ausland`,
    told: late.iu`(?:dienstreise|(?<!\p{L})reisen(?!\p{L}))(?![^.;\n]*(?:bundesl[aä]nd|bundesgebiet|bundesweit|inland|deutschland|innerhalb des landes))|ausland|kongress|messen?(?!\p{L})|weltweit|niederlassungen in|baustellen in`,
  },
  {
    id: 'stage',
    words: late.iu`öffentlich\p{L}* auftritt|vorträge?n?(?!\p{L})|präsentation|auftritte vor|reden vor`,
    told: /vortr[aä]g|präsentation|präsentiert|kongress|referier|moderation|moderier/iu,
  },
  { id: 'deadlines', words: late.iu`frist(?:en|enkalender|sachen)?(?!\p{L})|terminkalender` },
  { id: 'medication', words: /medikament|arznei|spritzen|injektion|infusion/iu },
  { id: 'wounds', words: late.iu`wund(?:en?|versorg\p{L}*|management)(?!\p{L})|verbandswechsel|verbände` },
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
    words: late.iu`nachtdienst|nachtschicht|nachteinsatz|rufbereitschaft|bereitschaftsdienst|außerhalb der (?:\p{L}*arbeitszeit|dienstzeit|bürozeit|öffnungszeit)`,
    told: /nachtdienst|nachtschicht|nächtlich|rufbereitschaft|bereitschaftsdienst|schichtdienst|wechselschicht/iu,
  },
  {
    id: 'trainees',
    words: /auszubildend|lehrling|azubi|lernende|praktikant|ausbildertätigkeit/iu,
    told: late.iu`(?:anleit|betreu|ausbild|einarbeit|unterwies|begleit|einschul)\p{L}*[^.;]{0,50}(?:auszubildende|lehrling|azubi|lernende|praktikant)|(?:auszubildende|lehrling|azubi|lernende|praktikant)\p{L}*[^.;]{0,60}(?:anleit|leitete|betreu|bildete|ausbild|einarbeit|unterwies|begleit|aus(?!\p{L}))`,
  },
  {
    id: 'old-buildings',
    words: /altbau|denkmal|sanierung|restaur|fachwerk|bestandsbau/iu,
    told: /altbau|denkmal|sanier|restaur|fachwerk|historisch/iu,
  },
  {
    id: 'contracts',
    words: late.iu`vertragsverhandl|preisverhandl|verhandlungen?(?!\p{L})|vertragsabschl`,
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
  { id: 'electronic', words: late.iu`elektronisch\p{L}* (?:akte|rechtsverkehr|postfach)|edv|software` },
  {
    id: 'projects',
    words: late.iu`projekt(?:e|en|leitung|arbeit|verantwortung)?(?!\p{L})`,
    told: /projekt/iu,
  },
  { id: 'audits', words: late.iu`audits?(?!\p{L})|zertifizierung|rezertifizierung` },
  { id: 'closings', words: /jahresabschl[uü]ss/iu },
  { id: 'monthly-closings', words: /(?:monats|quartals)abschl[uü]ss/iu },
  { id: 'purchasing', words: /einkauf|beschaffung|bestellung/iu, told: /einkauf|einkäuf|beschaff|bestell/iu },
  { id: 'programming', words: /programmier|quellcode|softwareentwickl/iu },
  {
    id: 'driving',
    words: late.iu`fahrdienst|auslieferung|touren?(?!\p{L})|fahrten`,
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
    only: late.iu`(?<!\p{L})(?:auf )?papier(?:form|akten?|basis|gebunden\p{L}*)?(?!\p{L})|handschriftlich|von hand(?!\p{L})`,
    told: /elektronisch|digital|software|edv|erp|datev|computer|online/iu,
  },
  {
    only: late.iu`(?<!\p{L})(?:werkstatt|bankraum\p{L}*|büro|innendienst\p{L}*|backoffice|schreibtisch|homeoffice|home-office|labor|lager|küche)(?!\p{L})`,
    told: late.iu`vor ort(?!\p{L})|bei(?:m| unseren| den) kunden|baustellen?(?!\p{L})|montage(?:n|einsätze)? (?:beim|vor|auf)|außendienst(?!mitarbeit|kolleg|team|ler)|kundenbesuch|hausbesuch|(?:auf|bei|an) (?:dach|baustelle)`,
  },
  {
    only: late.iu`früh(?:dienst|schicht)\p{L}*|tag(?:es)?(?:dienst|schicht)\p{L}*`,
    told: /nacht(?:dienst|schicht|wache|bereitschaft)|spät(?:dienst|schicht)|spät- und|wechselschicht|(?:im|aller|alle) (?:wechsel|drei) (?:der )?(?:früh|schichten)|rufbereitschaft|nächtlich/iu,
  },
  {
    only: late.iu`nacht(?:dienst|schicht|wache)\p{L}*`,
    told: /(?<!an die |der )(?:früh|spät)(?:dienst|schicht)(?! (?:fand|konnte|bekam|erhielt|traf|hatte))|früh-, spät|früh- und|tagdienst|tagschicht|wechselschicht/iu,
  },
  { only: late.iu`neubau(?:ten)?(?!\p{L})`, told: /altbau|sanier|restaur|fachwerk|denkmal/iu },
  { only: /altbau(?:ten)?|denkmal|sanierung/iu, told: /neubau|holzrahmen/iu },
  {
    only: late.iu`(?<!\p{L})privat(?:e[nrsm]?|kunden|kundschaft|mandanten|personen|haushalte?n?|leute\p{L}*)?(?!\p{L})`,
    told: /mittelständisch|gewerblich|geschäftskund|firmenkund|industriekund|großkund|unternehmensgruppe|öffentliche[nr]? (?:auftrag|bauherr|hand)|für kommunen/iu,
  },
  {
    only: late.iu`firmenkund\p{L}*|geschäftskund\p{L}*|gewerbekund\p{L}*|gewerbliche[nr]? (?:kund|mandant)\p{L}*|industriekund\p{L}*|großkund\p{L}*`,
    told: /privatkund|privatperson|private[nr]? (?:kund|mandant|bauherr|haushalt)|endkund|endverbraucher/iu,
  },
  {
    only: late.iu`(?<!\p{L})(?:inland|inlandsgeschäft|deutschsprachige\p{L}*|deutsche[nr]? (?:kund|markt)\p{L}*|region(?:al\p{L}*)?)(?!\p{L})`,
    told: /ausland|international|weltweit|export|englisch|französisch|übersee/iu,
  },
  {
    only: late.iu`(?<!\p{L})theoretisch\p{L}*|theorie(?!\p{L})`,
    told: /praktische[nr]? (?:arbeit|einsatz|übung|anleitung)/iu,
  },
  { only: late.iu`(?<!\p{L})einkauf(?:s\p{L}*)?(?!\p{L})`, told: /verkauf|vertrieb/iu },
  {
    only: late.iu`(?<!\p{L})(?:verkauf|vertrieb)(?:s\p{L}*)?(?!\p{L})`,
    told: /einkauf(?!s(?:gemeinschaft|verb[uü]nd|genossenschaft|zentr|erlebnis|straße))|einkäuf|beschaff/iu,
  },
  {
    only: late.iu`(?<!\p{L})(?:kreditoren|debitoren)\p{L}*`,
    told: /hauptbuch|jahresabschl|monatsabschl|anlagenbuch/iu,
  },
  { only: late.iu`(?<!\p{L})backend(?!\p{L})`, told: /frontend|bedienoberfläche/iu },
  { only: late.iu`(?<!\p{L})frontend(?!\p{L})`, told: /backend|datenbank|server/iu },
  { only: late.iu`stationär\p{L}*`, told: /ambulan/iu },
  { only: late.iu`ambulan\p{L}*`, told: /stationär|auf (?:der )?station/iu },
];

/** Heads of compounds that are told apart by what stands before them. */
export const familyHeads =
  /(?:recht|arbeiten|kunden|mandanten|dächern?|bau|bauten|technik|versicherung(?:en)?|fahrzeuge?n?|maschinen|anlagen|möbeln?|öfen|werkzeuge?n?|steuern?|verträge?n?|klassen|gruppen?|linien|messen|spiele?n?|pflege|buchhaltung|abteilung|instrumente?n?|dienste?n?)$/iu;
