import type { ClientNoun } from '../german/client-nouns.ts';
import { late } from '../german/late.ts';
import { occupationGroupOf } from './occupations.ts';
import type { Proved } from './pattern.ts';

/** What clients are called where somebody works as this; `matches` and `silent` are job titles. */
export interface ClientsRule extends Proved {
  readonly titles: RegExp;
  readonly clients: ClientNoun;
}

const source = 'Sprachgebrauch der Zeugnisse dieser Berufe';

/** The first that fits counts. */
export const clientsRules: readonly ClientsRule[] = [
  {
    id: 'animals',
    titles: late.iu`tierarzt|tierärzt|tiermedizin|tierpfleg|tierheim`,
    clients: 'Kunden',
    matches: ['Tierärztin', 'Tiermedizinische Fachangestellte'],
    silent: ['Ärztin'],
    source,
    note: 'Ihre Patienten lesen kein Zeugnis.',
  },
  {
    id: 'children',
    titles: late.iu`(?<!heil)(?<!heim)erzieher|kinderpfleg(?!erin der klinik)|kindheitspäd|(?<!\p{L})kita(?!\p{L})|kindergart|kindergärtn|kindertages|krippe|hort(?!ik)|tagesmutter|tagesvater|kinderbetreu|nanny|kinderfrau`,
    clients: 'Kinder und Eltern',
    matches: ['Erzieherin', 'Kita-Leitung', 'Kinderpflegerin'],
    silent: ['Heilerziehungspfleger', 'Kinderkrankenschwester'],
    source,
    note: 'Wo Kinder betreut werden, zählen die Eltern dazu.',
  },
  {
    id: 'pupils',
    titles: late.iu`(?<!hochschul)(?<!fahr)(?<!tanz)(?<!yoga)lehrer|lehrkraft|lehrkräfte|schulbegleit|schulassist|schulsozial|schulpsych`,
    clients: 'Schüler',
    matches: ['Grundschullehrerin', 'Schulbegleiter'],
    silent: ['Fahrlehrer', 'Dozentin'],
    source,
    note: '',
  },
  {
    id: 'participants',
    titles: late.iu`dozent|(?<!fitness)(?<!personal )trainer|kursleit|seminarleit|bildungsreferent|übungsleit`,
    clients: 'Teilnehmer',
    matches: ['Dozentin in der Erwachsenenbildung', 'Trainer für Weiterbildung'],
    silent: ['Fitnesstrainer'],
    source,
    note: '',
  },
  {
    id: 'members',
    titles: late.iu`fitness|personal trainer|vereins|golfclub`,
    clients: 'Mitglieder',
    matches: ['Fitnesstrainerin'],
    silent: ['Trainerin'],
    source,
    note: '',
  },
  {
    id: 'residents',
    titles: late.iu`altenpfleg|seniorenbetreu|wohnbereichs|wohnheim|heimleit|alltagsbegleit|betreuungs(?:kr[aä]ft|assist|helf)|präsenzkraft|heilerzieh|pflegedienstleit|pflegefachassist|pflegehelf`,
    clients: 'Bewohner',
    matches: ['Altenpflegerin', 'Alltagsbegleiter', 'Heilerziehungspfleger'],
    silent: ['Krankenpfleger'],
    source,
    note: '',
  },
  {
    id: 'patients',
    titles: late.iu`arzt(?!.*kaufm)|ärzt|krankenschwester|krankenpfleg|pflegefach|pflegekraft|pflegeschüler|pflegeausz|pflegeassist|pflegehilf|azubi pflege|(?<!garten|baum|zoo|raum|grün|landschafts|fuß|wald|denkmal|fahrzeug)pfleger|medizin(?!lab|\p{L}* technolog\p{L}* für lab|isch-technische\p{L}* lab)|zahn(?!techn)|therapeut|physio|logopäd|hebamme|entbindungspfleg|rettungs|notfallsan|sprechstunden|praxisassist|röntgen|radiolog|podolog|masseur|heilprakt|operationst|anästhesie|(?<!\p{L})(?:mfa|zfa|ota|ata|mtra?)(?!\p{L})|stationsleit|diätassist`,
    clients: 'Patienten',
    matches: ['Oberarzt', 'Ärztin', 'Pflegefachmann', 'Medizinische Fachangestellte', 'Physiotherapeutin'],
    silent: ['Gartenpfleger', 'Zahntechniker'],
    source,
    note: '',
  },
  {
    id: 'helped',
    titles: late.iu`sozialarbeit|sozialpädagog|(?<!schul)psycholog|jugendhilfe|streetwork|familienhelf|suchtberat|schuldnerberat|fallmanag|sozialassist`,
    clients: 'Klienten',
    matches: ['Sozialarbeiterin', 'Psychologe'],
    silent: ['Sozialversicherungsfachangestellte', 'Schulpsychologin'],
    source,
    note: '',
  },
  {
    id: 'guests',
    titles: late.iu`hotel|restaurant|gastro|gaststätte|kellner|servicekraft(?! (?:bank|kasse|für))|servicefach(?!kraft für dialog)|(?<!\p{L})koch(?!\p{L})|(?<=jung|allein|bei|sous|betriebs|diät)koch|köchin|küche|barkeep|barista|barchef|(?<!bilanz)rezeption|reiseleit|concierge|night audit|housekeep|zimmermädchen|zimmerfrau|roomboy|etagen|bankett|nachtportier|flugbegleit|steward|purser`,
    clients: 'Gäste',
    matches: ['Hotelfachfrau', 'Koch', 'Rezeptionistin', 'Restaurantleiter'],
    silent: ['Kochbuchautorin', 'Servicetechniker', 'Servicekraft Kasse'],
    source,
    note: '',
  },
  {
    id: 'passengers',
    titles: late.iu`busfahr|straßenbahn|u-bahn|zugbegleit|triebfahrzeug|lokführ|lokomotivführ|schaffner|taxifahr|chauffeur`,
    clients: 'Fahrgäste',
    matches: ['Busfahrerin', 'Zugbegleiter'],
    silent: ['Berufskraftfahrer'],
    source,
    note: '',
  },
  {
    id: 'clients-at-law',
    titles: late.iu`anwalt|anwält|notar|steuer(?:berat|fach|assist|referent)|wirtschaftsprüf|kanzlei|rechtsfach|(?<!\p{L})refa(?!\p{L})`,
    clients: 'Mandanten',
    matches: ['Rechtsanwaltsfachangestellte', 'Steuerfachangestellter', 'Kanzleiassistentin', 'Notarin'],
    silent: ['Kaufmännische Assistentin', 'Unternehmensjurist'],
    source,
    note: '',
  },
  {
    id: 'citizens',
    titles: late.iu`verwaltungsfach|verwaltungsangest|verwaltungswirt|bürger|standesamt|jobcenter|arbeitsvermittl|ordnungsdienst|ordnungsamt|justizfach|(?:sozial|jugend|bau|finanz|ausländer|einwohnermelde)amt|sozialleistung|zulassungsstelle|meldewesen|wohngeld|grundsicherung|polizist|polizeivollzug|feuerwehr`,
    clients: 'Bürger',
    matches: ['Verwaltungsfachangestellte', 'Sachbearbeiterin im Bauamt', 'Arbeitsvermittler'],
    silent: ['Hausverwalterin'],
    source,
    note: '',
  },
  {
    id: 'visitors',
    titles: late.iu`pförtner|(?<!warenein)empfang|museum|sicherheitsmit|wachmann|wachfrau|wachschutz|(?<!nacht)portier`,
    clients: 'Besucher',
    matches: ['Pförtnerin', 'Empfangsmitarbeiterin', 'Museumsaufsicht'],
    silent: ['Sicherheitsingenieur', 'Nachtportier'],
    source,
    note: '',
  },
  {
    id: 'tenants',
    titles: late.iu`hausmeister|hausverwalt|immobilienverwalt|immobilienkauf|miethaus|vermietung|weg-verwalt`,
    clients: 'Mieter',
    matches: ['Hausmeister', 'Hausverwalterin'],
    silent: ['Immobilienmakler'],
    source,
    note: '',
  },
  {
    id: 'students',
    titles: late.iu`wissenschaftliche[rn]? (?:mitarb|assist|hilfs)|hochschullehr|professor|studienberat|lehrbeauftragt|tutor(?:in)?(?!\p{L})`,
    clients: 'Studierende',
    matches: ['Wissenschaftliche Mitarbeiterin', 'Studienberater'],
    silent: ['Werkstudentin'],
    source,
    note: '',
  },
  {
    id: 'users',
    titles: late.iu`frontend|product owner|(?<!\p{L})u[xi][- ]|webdesign|bibliothek`,
    clients: 'Nutzer',
    matches: ['Frontend-Entwicklerin', 'UX-Designer', 'Bibliothekarin'],
    silent: ['Softwareentwickler'],
    source,
    note: '',
  },
  {
    id: 'commissioners',
    titles: late.iu`architekt|bauingenieur|bauleit|projektsteuer`,
    clients: 'Auftraggeber',
    matches: ['Architektin', 'Bauleiter'],
    silent: ['Softwareentwickler'],
    source,
    note: '',
  },
];

/** Of those who work with computers, whoever meets those who pay for it. */
const sellsOrBuilds = /berat|consult|kauf|projekt|vertrieb|hardware|elektronik|programmierer/iu;

/** What clients are called where somebody works as `trade`, or learns it; „Kunden“ where nothing else is usual. */
export function clientsOfTrade(trade: string): ClientNoun {
  const found = clientsRules.find(({ titles }) => titles.test(trade));
  if (found !== undefined) return found.clients;
  return occupationGroupOf(trade)?.id === 'it' && !sellsOrBuilds.test(trade) ? 'Anwender' : 'Kunden';
}
