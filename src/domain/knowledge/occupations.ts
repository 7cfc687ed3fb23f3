import type { Category } from '../letter/category.ts';
import type { Proved } from './pattern.ts';

/** What a group of occupations lets a reader expect (domain.md §5). `matches` and `silent` are job titles. */
export interface OccupationGroup extends Proved {
  readonly label: string;
  readonly titles: RegExp;
  /** Contact with customers, patients, guests: `required` in the behaviour formula, only `usual`, or `rare`. */
  readonly customers: 'required' | 'usual' | 'rare';
  /** How the counterparts are called in a wording to ask for. */
  readonly counterpart: string;
  /** A remark on honesty: courts demand it, readers expect it, or it irritates. */
  readonly honesty: 'required' | 'expected' | 'unusual';
  /** Traits whose absence speaks, those one expects, and those that look strange when praised. */
  readonly required: readonly Category[];
  readonly expected: readonly Category[];
  readonly suspicious: readonly Category[];
}

const source = 'domain.md §5; categories.md (jobs where expected)';

/** The first group whose `titles` fit counts. */
export const occupationGroups: readonly OccupationGroup[] = [
  {
    id: 'cash',
    label: 'Kasse und Verkauf',
    titles:
      /kassier|buchhändler|kassenkraft|kassenmitarbeit|kassenaufsicht|kassenführ|fahrverkäuf|auslieferungsfahr|geldtransport|geldzähl|spielhallen|croupier|filialleit|marktleit|tankstellen|tankwart|(?<!auto)(?<!automobil)(?<!fach)(?<!immobilien)verkäufer(?! im außendienst)|fachverkäufer|verkaufshilfe|verkaufskraft|einzelhandel|drogist|verkaufsmitarbeit|bäckereiverk|(?<!app[- ])store[- ]?(?:manag|leit)|(?<!\p{L})(?<!e-)(?<!web-)(?<!online[- ])shop[- ]?(?:manag|leit)|ladenleit|ladenhilf|filialmanag|filialverantwort|(?<!\p{L})kassenleit|verkaufsaushilf|verkaufsassist|(?:aushilfe|kraft|mitarbeiter(?:in)?) im verkauf(?! im außendienst)/iu,
    customers: 'required',
    counterpart: 'Kunden',
    honesty: 'required',
    required: ['reliability-honesty'],
    expected: ['external-behavior', 'appearance', 'motivation'],
    suspicious: [],
    matches: ['Kassiererin', 'Bäckereiverkäuferin', 'Verkäufer', 'Kauffrau im Einzelhandel', 'Filialleiter'],
    silent: [
      'Verkaufsberater im Außendienst',
      'Softwareentwickler',
      'Automobilverkäufer',
      'Workshop-Managerin',
      'Online-Shop-Managerin',
      'Sachbearbeiterin im Verkauf',
      'Sparkassenleiter',
    ],
    source: `${source}; LAG Hamm 4 Ta 594/04`,
    note: 'Wer Geld oder Ware in Händen hat: Ehrlichkeit gehört ins Zeugnis.',
  },
  {
    id: 'security',
    label: 'Sicherheit',
    titles:
      /wachmann|wachfrau|sicherheitsmitarbeit|sicherheitskraft|sicherheitsdienst|werkschutz|pförtner|detektiv|objektschutz|schutz und sicherheit|luftsicherheit|(?<!\p{L})portier/iu,
    customers: 'usual',
    counterpart: 'Besuchern',
    honesty: 'required',
    required: ['reliability-honesty'],
    expected: ['resilience', 'appearance'],
    suspicious: [],
    matches: ['Sicherheitsmitarbeiter', 'Pförtnerin', 'Fachkraft für Schutz und Sicherheit'],
    silent: ['Fachkraft für Arbeitssicherheit'],
    source,
    note: '',
  },
  {
    id: 'household',
    label: 'Haushalt und Reinigung',
    titles:
      /haushaltshilfe|haushälter|haushaltskraft|raumpfleg|reinigungskraft|reinigungskräfte|zimmermädchen|zimmerkraft|zimmerfrau|roomboy|room attendant|etagenkraft|gebäudereinig|putzhilfe|putzkraft|kinderfrau|nanny|kinderbetreuer(?:in)? in der familie|hauswirtschafter|housekeep|hausdame/iu,
    customers: 'rare',
    counterpart: 'Kunden',
    honesty: 'required',
    required: ['reliability-honesty'],
    expected: ['working-method'],
    suspicious: [],
    matches: ['Haushaltshilfe', 'Reinigungskraft', 'Gebäudereiniger', 'Hauswirtschafterin'],
    silent: ['Hauswirtschaftsleiterin'],
    source,
    note: 'Zutritt zu fremden Räumen: Vertrauen muss genannt sein.',
  },
  {
    id: 'media',
    label: 'Redaktion',
    titles:
      /journalist|(?<!technische |technischer |technischen )redakteur|reporter|redaktionsleit|chefredakt|volontär|lektor(?:in)?(?!\p{L})/iu,
    customers: 'rare',
    counterpart: 'Gesprächspartnern',
    honesty: 'unusual',
    required: ['resilience'],
    expected: ['rhetorical-skills', 'creativity'],
    suspicious: [],
    matches: ['Redakteurin', 'Lokaljournalist'],
    silent: ['Marketingreferentin', 'Technische Redakteurin'],
    source: `${source}; BAG 9 AZR 632/07`,
    note: 'Belastbarkeit ist branchenüblich; fehlt sie, spricht das (beredtes Schweigen).',
  },
  {
    id: 'sales',
    label: 'Vertrieb und Außendienst',
    titles:
      /verkaufsberat|vertrieb(?!scontroll)|außendienst|aussendienst|account|sales|gebietsleit|handelsvertret|kundenberat|kundenbetreu|verkaufsleit|(?<!sozial)versicherungs(?:kauf|vertret|makl|berat|fach)|versicherungen und finanz|bankkauf|bankberat|anlageberat|vermögensberat|privatkund|firmenkund|immobilien(?:makl|berat|verkäuf)|auto(?:mobil)?(?:verk|kauf)|business development|reiseverkehr|reiseberat|tourismuskauf|makler|(?<!\p{L})(?<!der )bezirksleit|gebietsmanag|pharmareferent|pharmaberat/iu,
    customers: 'required',
    counterpart: 'Kunden',
    honesty: 'expected',
    required: [],
    expected: ['negotiation', 'market-knowledge', 'appearance', 'working-success'],
    suspicious: [],
    matches: ['Verkaufsberater im Außendienst', 'Key Account Managerin', 'Bankkaufmann'],
    silent: ['Sachbearbeiterin', 'Disponent im Versand', 'Friseurin', 'Sozialversicherungsfachangestellte'],
    source,
    note: '',
  },
  {
    id: 'service',
    label: 'Kundendienst, Empfang und persönliche Dienste',
    titles:
      /kundenservice|kundendienst|serviceberat|friseur|barbier|kosmetik(?!prod|industr)|fußpfleg|nageldesign|visagist|maskenbild|augenoptik|optiker|hörakust|hörgeräte|bestatt|florist|servicetechnik|servicemitarbeit|servicekraft|service-?(?:berat|mitarbeit|center)|call.?center|hotline|telefonist|rezeption|empfang|concierge|kellner|restaurantfach|restaurantleit|barkeeper|barista|hotelfach|hotelkauf|hotelleit|hoteldirekt|gastronom|flugbegleit|zugbegleit|schaffner|busfahr|reiseleit|hotelmanag|(?:nacht|hotel)portier|night audit|front[- ]office[- ](?:manag|agent|mitarbeit)|guest relations|restaurantmanag|(?<!it[- ])support/i,
    customers: 'required',
    counterpart: 'Gästen und Kunden',
    honesty: 'expected',
    required: [],
    expected: ['appearance', 'resilience', 'flexibility'],
    suspicious: [],
    matches: [
      'Rezeptionistin',
      'Restaurantfachmann',
      'Servicetechniker',
      'stellvertretende Empfangschefin',
      'Friseurin',
      'Augenoptiker',
    ],
    silent: ['Koch', 'Systemadministrator', 'IT-Supporter'],
    source,
    note: '',
  },
  {
    id: 'care',
    label: 'Pflege, Medizin und Betreuung',
    titles:
      /(?<!anlagen|daten|garten|grün|denkmal|tier|fuß|park|straßen)pflege|logopäd|podolog|masseur|psycholog|diätassist|operationstechn|anästhesietechn|kindertagesstätt|kindergarten|kinderkrippe|(?<!\p{L})kita(?!\p{L})|(?<!\p{L}|tier)arzt(?!\p{L})|krankenschwester|erzieher|kinderpfleg|sozialpädagog|sozialarbeit|sozialassist|heilerzieh|heilpädagog|therapeut|hebamme|betreuungs|alltagsbegleit|arzthelf|sprechstundenhilf|medizinische(?!r? technolog(?:e|in) für labor)|zahnmedizin|rettungs(?:san|assist)|notfallsan|stationsleit|wohnbereichsleit|assistenzarzt|oberarzt|ärztin|facharzt|apothek|pharmazeutisch|schulbegleit|tagesmutter|jugendhilfe/iu,
    customers: 'required',
    counterpart: 'Patienten und Angehörigen',
    honesty: 'expected',
    required: [],
    expected: ['resilience', 'reliability-honesty', 'further-education'],
    suspicious: [],
    matches: [
      'Pflegefachkraft',
      'Erzieherin',
      'Zahnmedizinische Fachangestellte',
      'Physiotherapeutin',
      'Logopädin',
      'Arzt in Weiterbildung',
    ],
    silent: ['Gartenpfleger', 'Koch', 'Tierpflegerin', 'Fußpflegerin'],
    source,
    note: 'Patienten, Bewohner, Kinder und Eltern stehen hier für die Kunden.',
  },
  {
    id: 'education',
    label: 'Lehre und Training',
    titles: /lehrer|dozent|trainer|lehrkraft|berufsbildner|ausbilder|pädagog|bildungsreferent|übungsleit/i,
    customers: 'required',
    counterpart: 'Lernenden',
    honesty: 'unusual',
    required: [],
    expected: ['rhetorical-skills', 'conflict-management'],
    suspicious: [],
    matches: ['Lehrerin', 'Berufsbildner Polymechanik', 'Dozent'],
    silent: ['Personalreferentin'],
    source,
    note: '',
  },
  {
    id: 'it',
    label: 'Informationstechnik',
    titles:
      /software|entwickler|programmier|system(?:admin|ingenieur|techn|integr)|informatik|it[- ]|edv|devops|data|datenbank|netzwerk|administrator|web(?:design|entwickl)|scrum|frontend|backend|cloud|datenanaly|product owner|(?<!\p{L})u[xi][- ]/iu,
    customers: 'usual',
    counterpart: 'Anwendern',
    honesty: 'unusual',
    required: [],
    expected: ['it-knowledge', 'comprehension', 'self-reliance', 'further-education'],
    suspicious: ['time-management'],
    matches: ['Softwareentwickler', 'Systemadministrator', 'IT-Projektleiter'],
    silent: ['Bauzeichnerin'],
    source,
    note: '',
  },
  {
    id: 'accounting',
    label: 'Rechnungswesen',
    titles:
      /buchhalt|bilanz|controll|steuerfach|steuerberat|finanz|rechnungswesen|lohn- und gehalt|entgelt|wirtschaftsprüf|revisor|treasur|kreditor|debitor/i,
    customers: 'rare',
    counterpart: 'Mandanten und Behörden',
    honesty: 'expected',
    required: [],
    expected: ['working-method', 'time-management', 'integrity'],
    suspicious: [],
    matches: ['Finanzbuchhalterin', 'Controller', 'Steuerfachangestellte'],
    silent: ['Bürokaufmann'],
    source,
    note: '',
  },
  {
    id: 'technical',
    label: 'Technik und Planung',
    titles:
      /ingenieur|(?<!zahn)techniker|technische[rn]? redakteur|zeichner|konstrukt|architekt|bauleit|laborant|labor|chemik(?!ant)|physik|biolog|technisch|qualitäts|entwicklungsleit|produktionsleit|arbeitsvorbereit|planer/i,
    customers: 'usual',
    counterpart: 'Auftraggebern',
    honesty: 'unusual',
    required: [],
    expected: ['technical-understanding', 'comprehension', 'working-success'],
    suspicious: ['time-management'],
    matches: ['Bauzeichnerin', 'Entwicklungsingenieur', 'Leiter der Arbeitsvorbereitung'],
    silent: ['Disponent', 'Zahntechnikerin', 'Chemikant'],
    source,
    note: '',
  },
  {
    id: 'logistics',
    label: 'Lager und Verkehr',
    titles:
      /lager|disponent|kraftfahr|fahrer|kurier|zusteller|briefträg|stapler|kommission|versand|spediteur|speditions|logist|bote|fuhrpark|triebfahrzeug|lokführ|lokomotivführ/i,
    customers: 'usual',
    counterpart: 'Kunden',
    honesty: 'expected',
    required: [],
    expected: ['reliability-honesty', 'resilience', 'working-method'],
    suspicious: [],
    matches: ['Fachkraft für Lagerlogistik', 'Kraftfahrer Klasse CE', 'Disponent im Nahverkehr'],
    silent: ['Koch'],
    source,
    note: 'Fleiß und Pünktlichkeit sind hier echtes Lob.',
  },
  {
    id: 'craft',
    label: 'Handwerk und Produktion',
    titles:
      /zimmer(?:er|mann|in)|maurer|tischler|schreiner|elektri|elektron|mechatron|mechanik|maler|lackier|dachdeck|installateur|anlagenmech|schlosser|schweißer|monteur|bäcker|konditor|metzger|fleischer|koch|köchin|küchenhilf|gärtner|landschafts|steinmetz|fliesen|glaser|polster|schneider|näher|drucker|maschinen|anlagenführ|produktions|fertigung|montage|bauhelf|helfer|hausmeister|hauswirtschaft|winzer|landwirt|forstwirt|gerüst|straßenbau|kfz|industriemech|zerspan|werkzeug|berufskraft|packer|tierpfleg|chemikant|zahntechnik|schichtleit|agrarservice|baugeräte|(?<!\p{L})polier(?!\p{L})|vorarbeiter|küchenchef|küchenleit|metallbau|textilreinig|medientechnolog|straßenwärter|veranstaltungstechnik/iu,
    customers: 'rare',
    counterpart: 'Kunden',
    honesty: 'unusual',
    required: [],
    expected: ['working-method', 'reliability-honesty', 'resilience'],
    suspicious: [],
    matches: [
      'Zimmerer',
      'Koch',
      'Elektronikerin für Betriebstechnik',
      'Polsterer',
      'Küchenchef',
      'Zahntechniker',
    ],
    silent: ['Kaufmann für Büromanagement'],
    source,
    note: 'Fleiß, Pünktlichkeit und Sorgfalt sind hier echtes Lob.',
  },
  {
    id: 'public',
    label: 'Verwaltung und Recht',
    titles:
      /verwaltungsfach|bürgerbüro|bürgerservice|standesamt|sachbearbeiter.{0,12}(?:jobcenter|\p{Ll}*amt(?!\p{L})|sozialleistung)|sozialversicherungsfach|justizfach|ordnungsdienst|rechtsanwaltsfach|notarfach|rechtsfach|justitiar|jurist|rechtsanwalt|rechtsanwältin|arbeitsvermittl/iu,
    customers: 'usual',
    counterpart: 'Bürgern',
    honesty: 'unusual',
    required: [],
    expected: ['working-method', 'integrity'],
    suspicious: [],
    matches: [
      'Verwaltungsfachangestellte',
      'Rechtsanwaltsfachangestellte',
      'Sachbearbeiterin im Bauamt',
      'Sozialversicherungsfachangestellter',
    ],
    silent: ['Bürokaufmann'],
    source,
    note: '',
  },
  {
    id: 'office',
    label: 'Büro und kaufmännische Berufe',
    titles:
      /büro|sekretär|assisten|sachbearbeit|kaufmann|kauffrau|kaufleute|referent|personal|einkäuf|einkauf|marketing|projekt|office|management|berater|koordinat|manager|leiter|leitung|direktor|geschäftsführ|übersetz|dolmetsch|fremdsprachenkorr|recruit|compliance/i,
    customers: 'usual',
    counterpart: 'Geschäftspartnern',
    honesty: 'unusual',
    required: [],
    expected: ['working-method', 'time-management', 'it-knowledge'],
    suspicious: [],
    matches: ['Bürokaufmann', 'Personalreferentin', 'Leiterin des Einkaufs', 'Sachbearbeiter'],
    silent: ['Zimmerer'],
    source,
    note: '',
  },
];

/** The occupation group of a job title, or null when none fits. */
export function occupationGroupOf(jobTitle: string): OccupationGroup | null {
  return occupationGroups.find(({ titles }) => titles.test(jobTitle)) ?? null;
}
