import type { PatternSource } from '../german/pattern-source.ts';

/** Something that a letter denies or excludes at one place and tells at another. */
export interface ExcludedField {
  /** What is denied: a noun beside which a negation must stand, or with `whole` the exclusion in full. */
  readonly denied: PatternSource;
  readonly told: PatternSource;
  readonly whole: boolean;
  /** Said of the house, not of the person. */
  readonly firm: boolean;
  /** Of the time before the person came: that she „came without“ limits nothing. */
  readonly arrival: boolean;
  /** „Beside German no other language“: what the denial names is not denied. */
  readonly excepts: boolean;
}

const words = (source: string): PatternSource => ({
  source: `(?<!\\p{L})(?:${source})(?!\\p{L})`,
  flags: 'iu',
});
const field = (
  denied: string,
  told: string,
  kind: Partial<Pick<ExcludedField, 'whole' | 'firm' | 'arrival' | 'excepts'>> = {},
): ExcludedField => ({
  denied: words(denied),
  told: words(told),
  whole: false,
  firm: false,
  arrival: false,
  excepts: false,
  ...kind,
});
const firm = { firm: true } as const;
const whole = { whole: true } as const;
const firmWhole = { firm: true, whole: true } as const;

const ours = 'unser(?:e[nrms]?|s)? (?:[\\p{L}\\d-]+ ){0,3}?';
const only = '(?:nur|ausschlie(?:ß|ss)lich|allein|einzig|lediglich|ausnahmslos|rein)';
const person = '(?:er|sie|ihm|ihr|frau [\\p{L}-]+|herrn? [\\p{L}-]+)';
const own = '(?:ihr|sein)(?:e[mnrs]?)?';
const near = '[^.;]{0,60}?';
export const tongue =
  '(?:englisch|französisch|spanisch|italienisch|russisch|polnisch|türkisch|portugiesisch|niederländisch|chinesisch|tschechisch)';
const speaks = `${tongue}e?[snr]?(?:kenntnisse\\p{Ll}?|korrespondenz)?`;
const abroad =
  '(?:schweiz|türkei|österreich|frankreich|polen|italien|spanien|niederlande|belgien|dänemark|tschechien|ungarn|usa|china|ausland|übersee)';
const branches = '(?:\\p{L}*filialen?|zweigstellen?|\\p{L}*niederlassung(?:en)?)';
const shop =
  '(?:laden(?:geschäfte?n?|lokale?n?)?|geschäfte?n?|verkaufs(?:raum|räume|räumen|tresen|filiale)|verkaufsstellen?|filialen?)';
const toldBranch = `${ours}${branches}|die filialen? (?:in|am) \\p{L}+`;
const toldShop = `${ours}\\p{L}*${shop}|(?:am|an unserem) (?:\\p{L}*tresen|ladentisch|handverkaufstisch|\\p{L}*verkaufstheke)`;
const consumers = '(?:endverbraucher|endkunden|privatkunden|privatpersonen|verbraucher|laufkund\\p{L}+)';
/** Who buys from the trade still complains to the maker: to answer that is no selling. */
const care =
  '(?:beschwerde|reklamation|garantie|gewährleistung|kulanz|rückruf|service(?:fäll|anfrag)|hotline|kundendienst|befragung|umfrage|marktforsch|anwendertest|rückmeldung)';
const toldConsumer = `(?<!${care}[^.;]{0,50})(?:endverbraucher|endkund|privatkund|privatperson|laufkund|stammkundschaft|tresen)\\p{L}*(?![^.;]{0,40}${care})|am (?:ladentisch|handverkaufstisch|verkaufstresen)|ladenkund\\p{L}+`;
const nights =
  'nachtschicht\\p{L}*|nachtdienst\\p{L}*|nachtarbeit|nachts|mitten in der nacht|uhr nachts|nächtliche\\p{L}*';
const tenant = 'büro|büroräume\\p{Ll}?|büros|großraumbüro|räumen|empfang|pforte';
const meat =
  '(?:lamm|rind|kalb|schwein|fleisch|fisch|geflügel|wurst|wild|steak|braten|schnitzel)(?!wild)\\p{Ll}*';
const course =
  '(?:fortbildung|weiterbildung|seminar|lehrg[aä]ng|schulung|workshop|kurs)(?:e|en|n|s|es|smaßnahmen|sveranstaltungen|sangebote)?';
const clients =
  '(?:kunden|kundinnen|kundschaft|auftraggeber(?:n|innen)?|mandanten|mandantschaft|klienten|gästen?|patienten|patientinnen|privatkunden)';
const parents = 'angehörigen?|eltern|erziehungsberechtigten';
const power =
  'prokura|vertretungsmacht|zeichnungsbefugnis|unterschriftsbefugnis|handlungsvollmacht|unterschriftsvollmacht|zeichnungsberechtigung';
const staff =
  'führungsaufgaben?|leitungsaufgaben|personalverantwortung|führungsverantwortung|weitere[rn]? (?:beschäftigte|mitarbeiter|mitarbeitende|angestellte)\\p{L}*|unterstellten? \\p{L}+';
const heavy =
  '(?:\\p{L}*lkw|\\p{L}*tonner|sattelzug|lieferwagen|transporter|firmenwagen|dienstwagen|kleinbus)s?';
const sections = '(?:abteilung|bereich|station|referat|team)(?:en|e|s)?';

/** Ages and groups of those who are looked after; „only the one“ excludes the others. */
const groups: readonly string[] = [
  '(?:säugling|frühgeborene|neugeborene|krippenkind)\\p{L}*|kleinkind\\p{L}*',
  '(?:fünf|sechs)jährige\\p{L}*|vorschulkind\\p{L}*|kindergartenkind\\p{L}*',
  'schulkind\\p{L}*|grundschul\\p{L}*|hortkind\\p{L}*',
  'jugendliche[nr]?|oberstufe\\p{L}*|abitur\\p{L}*|heranwachsende[nr]?',
  'hochbetagte\\p{L}*|betagte\\p{L}*|senior(?:en|innen)?|geriatri\\p{L}*|hochaltrige\\p{L}*',
];
const lands: readonly string[] =
  'baden-württemberg bayern berlin brandenburg bremen hamburg hessen mecklenburg-vorpommern niedersachsen nordrhein-westfalen rheinland-pfalz saarland sachsen sachsen-anhalt schleswig-holstein thüringen tirol vorarlberg'.split(
    ' ',
  );
/** Members of a family of which only one is said to be there. */
export interface ExcludedFamily {
  readonly members: readonly PatternSource[];
  /** Beside the one member: nothing else. */
  readonly exclusive: PatternSource;
  /** Beside the other: that it belongs to the person's work. */
  readonly hers: PatternSource;
}

const worked =
  '(?:betreute|pflegte|beriet|versorgte|unterrichtete|bereiste|entwickelte|schrieb|programmierte|behandelte|förderte)';
const lasting =
  'all(?:e|en)? die jahre|all den jahren|vom ersten bis zum letzten tag|(?:während|in) (?:der|ihrer|seiner) gesamten \\p{L}+|durchgehend';
const family = (members: readonly string[], exclusive: string, hers: string): ExcludedFamily => ({
  members: members.map((one) => ({ source: `(?<![\\p{L}-])(?:${one})(?![\\p{L}+#-])`, flags: 'iu' })),
  exclusive: words(exclusive),
  hers: words(hers),
});
const cared = `${own} (?:\\p{L}+ )?(?:station|gruppe|klasse)|die ${person} (?:\\p{L}+ ){0,4}${worked}|${worked} ${person}|bereitete${near}(?:vor|auf den)|(?:in|auf) unserer (?:\\p{L}+ )?(?:einrichtung|gruppe|station)|bei uns`;
export const excludedFamilies: readonly ExcludedFamily[] = [
  family(groups, `ausschlie(?:ß|ss)lich|nur|lediglich|einzig|rein|${lasting}`, cared),
  family(
    ['männer\\p{L}?', 'schwangere[nr]?|jungen müttern?|frauen(?! und)'],
    `ausschlie(?:ß|ss)lich|nur|lediglich|einzig`,
    `die ${person}[^.;]{0,40} ${worked}|${worked} ${person}`,
  ),
  family(
    lands,
    `ausschlie(?:ß|ss)lich|nur (?:in|innerhalb|im)|alleinige[srn]? (?:\\p{L}*gebiet|bezirk)|${lasting}`,
    `${own} (?:\\p{L}+ )?(?:\\p{L}*gebiet|bezirk)|bereiste ${person}|${person} bereiste`,
  ),
];

const inTime = '(?:um|an|zu|über|im|in den|in der|während des) ';
const running = '(?![^.;]*(?:geschlossen|ruht|ruhte|urlaub|ferien))';

export const excludedFields: readonly ExcludedField[] = [
  // vehicles
  field(
    '(?:fahrzeuge?n?|fuhrparks?|lkws?|lastwagen|lastkraftwagen|transporter|lieferwagen|sattelzüge?n?|fahrer)',
    `${ours}(?:fahrzeug(?:e|en|s|flotte)?|fuhrparks?|lkws?|lastwagen|transporters?|lieferwagens?|sattelzüge?n?|\\p{L}*tonner|lastzüge?n?|fahrzeugflotte|fahrer)`,
    firm,
  ),
  // production
  field(
    `(?:fertigung|produktion|herstellung|produktionsstätten?|werkstatt)|(?<!nicht )reine[srn]? (?:handels(?:gesellschaft|haus|unternehmen|betrieb|firma)|ingenieurbüro|planungsbüro|beratungs\\p{L}+|vertriebsgesellschaft)`,
    `${ours}(?:\\p{L}*produktion|\\p{L}*fertigung|\\p{L}*(?:guss|fertigungs|produktions|abfüll|montage)linien?|gießerei|\\p{L}*presserei|schmelzöfen|spritzguss\\p{L}*)|(?:mit dem|unser\\p{L}*|dem) produktionsleiter\\p{L}*`,
    firm,
  ),
  // branches
  field(branches, toldBranch, firm),
  // one-site
  field(
    `(?:ein(?:en|em)? einzige[snrm]?|nur eine[nm]?|einziger|nur an einem) (?:\\p{L}+ )?(?:geschäft|standort|ladengeschäft|laden|filiale|haus)`,
    `${ours}(?:filialen|zweigstellen|niederlassungen|\\p{L}*märkten)|${ours}(?:filiale|niederlassung|zweigstelle) in \\p{L}+`,
    firmWhole,
  ),
  // one-shop
  field(
    '(?:unser(?:e[mnr]?)?|ein(?:e[mnr]?)?) (?:\\p{L}+ )?(?:laden|ladengeschäft|ladenlokal|geschäft|verkaufsstelle|filiale)(?!\\p{L})[^.]{0,60} (?:(?:weitere|andere) (?:verkaufsstellen?|geschäfte|läden|filialen?)(?!\\p{L})[^.;,]{0,40} nicht(?! nur)|keine weiteren? (?:verkaufsstellen?|geschäfte|läden|filialen?))',
    `${ours}(?:filialen|geschäften?|läden|verkaufsstellen)`,
    firmWhole,
  ),
  // no-shop
  field(
    `${shop}|${only} (?:über das internet|online|im internet|im versandhandel)|reine[rn]? (?:online|versand)\\p{L}+`,
    toldShop,
    firm,
  ),
  // works-council
  field(
    'betriebsr[aä]te?s?|arbeitnehmervertretung|personalrats?|personalvertretung|mitarbeitervertretung',
    `${ours}(?:betriebsrat|personalrat|arbeitnehmervertretung|mitarbeitervertretung)(?:e?s)?|betriebsrats(?:mitglied|vorsitzende[rn]?)|betriebsvereinbarung(?:en)?|(?:mit dem|des|im|dem|den) (?:betriebs|personal)rat(?:e?s)?`,
    firm,
  ),
  // no-trainees
  field(
    'auszubildenden?|lehrlinge?n?|azubis|lernenden?|ausbildungsberechtigung',
    `(?:${ours}|${own} )(?:auszubildenden?|lehrlinge?n?|azubis?|lernenden?)|anleitung (?:der|unserer|von) (?:\\p{L}+ )?(?:auszubildenden|lehrlinge|azubis|lernenden)`,
    firm,
  ),
  // consumers
  field(consumers, toldConsumer, firm),
  // trade-only
  field(
    `${only} (?:\\p{L}+ ){0,3}(?:fachgroßhandel|großhandel|großhändler\\p{L}?|wiederverkäufer\\p{L}?|fachhandel|gewerbekunden|geschäftskunden|firmenkunden)`,
    toldConsumer,
    firmWhole,
  ),
  // day-only
  field(
    `${only} (?:tagsüber|einschichtig|am tag|in einer schicht|im einschichtbetrieb|in tagschicht)|in der nacht wird[^.;,]{0,60} nicht|nachts[^.;,]{0,50} (?:nicht|nie|kein\\p{L}*)|(?:keine|weder) nacht(?:schicht|arbeit|dienst)\\p{L}*`,
    nights,
    firmWhole,
  ),
  // tariff
  field(
    'tarifvertr[aä]ge?s?|tarifbindung|arbeitgeberverband|tarifgebunden',
    'tarifabschl[uü]sse\\p{L}?|manteltarif\\p{L}*|haustarif\\p{L}*|(?:nach|gemäß|laut|aus) (?:dem|unserem|den) \\p{L}*tarif(?:vertrag)?\\p{L}{0,3}|tariflichen? (?:eingruppierung\\p{L}*|entgelt\\p{L}*)|tariferhöhung(?:en)?',
    firm,
  ),
  // patents
  field(
    'patente?n?',
    `patente?n?(?!\\p{L})${near}(?:unser\\p{L}*|erteilt|angemeldet|hält|halten|auf erfindungen)|(?:unser\\p{L}*|angemeldeten?|erteilten?|mehrere|zwei|drei|vier|fünf) patente?n?`,
    firm,
  ),
  // laboratory
  field(
    'proben|laborproben|labor(?:s|e)?|blutwerte?n?|blutproben|analysen',
    `${ours}labors?(?!\\p{L})|(?:${own}|täglichen) (?:\\p{L}+ )?(?:blut|wasser|boden|laborr?)\\p{L}*(?:analysen|proben|werte)n?`,
    firm,
  ),
  // abroad
  field(
    `${only} (?:innerhalb |in |im )(?:bayerns?|deutschlands?|inland|österreichs?|der schweiz|baden-württembergs?|der region)|(?:auslandsgeschäfte?n?|exporte?|ausfuhren?|auslandskunden)`,
    `zollpapieren?|zollanmeldungen|ausfuhrpapieren?|(?:fahrten|lieferungen|transporten?|touren|sendungen|exporte?) (?:in die|nach|ins) ${abroad}|${ours}(?:ausländischen|internationalen) (?:kunden|abnehmer)\\p{L}?|${ours}(?:kunden|abnehmern?) in (?:der )?${abroad}`,
    firm,
  ),
  // independent
  field(
    '(?:unabhängiges?|konzernunabhängiges?|eigenständiges?) (?:\\p{L}+ )?familienunternehmen|konzernunabhängig|(?:anteile|gesellschaftsanteile)[^.;,]{0,20} (?:vollständig|sämtlich|ausschließlich|zu 100 prozent) [^.;,]{0,60}|gehören? keinem konzern an|keinem konzern',
    `${ours}(?:muttergesellschaft|konzernmutter|konzernzentrale|mutterkonzern|mutterhaus|konzernleitung)|konzernrichtlinien|konzernvorgaben`,
    firmWhole,
  ),
  // non-profit
  field(
    'gemeinnützige[rsn]? (?:verein|gesellschaft|stiftung|einrichtung|gmbh|träger)|keine gewinne',
    'dividenden?|gewinnausschüttung(?:en)?|unsere[rn]? aktionären?',
    firmWhole,
  ),
  // vegan
  field(
    `(?:${only} (?:vegan|vegetarisch|pflanzlich)e?[rsn]?|tierische[nr]? \\p{L}+ [^.;,]{0,50}nicht|(?:kein|weder) fleisch)`,
    `${own} ${near}(?:${meat}|lammrücken)|(?:${meat}|lammrücken)`,
    firmWhole,
  ),
  // no-successor
  field(
    'nachbesetzung[^.;,]{0,40} nicht|keine (?:nachbesetzung|nachfolge)|stelle (?:\\p{L}+ )?ersatzlos|nicht (?:mehr |wieder |neu )?(?:nach)?besetzt',
    `${own} nachfolger(?:in)?s?`,
    whole,
  ),
  // no-predecessor
  field(
    `vor ${person} gab es (?:diese stelle|diesen posten|die stelle|das amt)[^.;,]{0,40} nicht|(?:die|als) erste (?:frau|stelleninhaberin)|eigens (?:für ${person} )?(?:neu )?geschaffene[nr]? stelle`,
    `${own} vorgänger(?:in)?s?`,
    whole,
  ),
  // customers
  field(
    `${clients}|kundenkontakte?n?|mandantenkontakte?|gästekontakte?|endkunden`,
    `(?:${ours}|die |den |von den |von )${clients}(?!\\p{L})(?=[^.;]{0,80}(?:aufsuchte|besuchte|betreute|beriet|empfing|lobten|schätzten|bediente|behandelte|begrüßte|dankten))`,
  ),
  // parents
  field(
    parents,
    `müttern und vätern|(?:eltern|angehörigen?)(?=[^.;]{0,70}(?:gegenüber|gespräch|schätzt|lobte|beriet|führte))|(?:abhol|eltern|angehörigen)gesprächen?`,
  ),
  // travel
  field(
    '(?:dienst|geschäfts|auslands)?reisen|reisetätigkeit|einsätze au(?:ß|ss)er haus|außeneinsätze|besuche vor ort|kundenbesuche|außentermine|auswärtige \\p{L}+|außendienst',
    `${own} (?:\\p{L}+ ){0,2}(?:dienst|geschäfts)?reisen|(?:jede woche|monatlich|wöchentlich|regelmäßig|täglich|tage[n]?)${near}(?:in ihre \\p{L}+|zu ihnen) (?:kam|fuhr)|(?:dienst|geschäfts)reisen (?:zu|nach|in)|(?:er|sie) (?:\\p{L}+ )?reiste|reiste ${person}|(?:${clients}|ausland)${near} unterwegs|im außendienst`,
  ),
  // budget
  field(
    'finanzielle mittel|\\p{L}*budgets?|\\p{L}*etats?|ausgaben|budgetverantwortung|kostenverantwortung',
    '(?:verfügte|entschied|verantwortete|verwaltete|steuerte)(?:[^.;,]|,\\d){0,60}(?:\\p{L}*budget|\\p{L}*etat)s?|(?:\\p{L}*budget|\\p{L}*etat)s? (?:von|in höhe)(?:[^.;,]|,\\d){0,60}(?:verantwort\\p{L}*|verfügte|verwaltete)',
  ),
  // staff
  field(
    staff,
    `(?:leitete|führte)(?! [^.;]{0,30}fachlich)(?: ${person})? (?:\\p{L}+ ){0,4}(?:abteilung|team|gruppe|mannschaft|belegschaft)[^.;]{0,40} (?:mit|von) (?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehreren) \\p{L}+|${own} (?:mitarbeiterinnen|mitarbeitern|mitarbeitenden) ${near}vorgesetzte[r]?|${own} (?:\\p{L}+ )?(?:mitarbeiter|mitarbeitenden)${near} (?:führte|motivierte|leitete)`,
  ),
  // deputy
  field(
    'vertreten|vertretung|stellvertret(?:ung|er|erin)',
    `in (?:der )?(?:abwesenheit|vertretung) (?:der|des|unsere[rs]|ihre[rs]|seine[rs]) ${near}(?:leitete|führte|übernahm|vertrat)|als (?:ständige )?stellvertret\\p{L}+|vertrat ${person} (?:die|den|unsere) \\p{L}*(?:leitung|leiter|chef)\\p{L}*`,
  ),
  // licence
  field(
    '\\p{L}*-?führerscheins?(?: \\p{L}+)?|fahrerlaubnis|lkw-führerschein',
    `(?:fuhr|steuerte|lenkte) (?:er|sie|\\p{L}+lich)|belieferte ${near}${heavy}|(?:fuhr|mit|am steuer)(?: [\\p{L}\\d,-]+){0,3}? (?:[\\d,]+-?)?${heavy}|(?:fuhr|lenkte|steuerte) ${near}${heavy}`,
  ),
  // languages
  field(
    `(?:weitere[n]?|andere[n]?|fremde[n]?|zweite[n]?) sprachen?|fremdsprachen?(?:kenntnisse)?`,
    `(?:auf|in) ${tongue}|${own} (?:\\p{L}+ ){0,3}?${speaks}|kenntnisse(?:n)? des ${speaks}|beherrscht\\p{L}* (?:\\p{L}+ )?${tongue}|sprach (?:\\p{L}+ )?(?:fließend|verhandlungssicher) ${tongue}|(?:fließend|verhandlungssicher) ${tongue}`,
    { excepts: true },
  ),
  // power
  field(
    power,
    '(?:erteilten|erhielt|besaß|hatte|verliehen|übertrugen)[^.;]{0,60}(?:prokura|handlungsvollmacht|zeichnungsbefugnis)|als prokurist(?:in)?|zeichnungsberechtigt\\p{L}*|prokura[^.;]{0,30}(?:erteilt|inne\\p{L}+|verliehen|erhielt)',
  ),
  // training
  field(
    course,
    `(?:besuchte|absolvierte|belegte|nahm)[^.;]{0,70}(?:\\p{L}*fortbildung|\\p{L}*weiterbildung|\\p{L}*seminar|\\p{L}*lehrg[aä]ng|\\p{L}*schulung|\\p{L}*workshop|\\p{L}*kurs)\\p{L}{0,3}|${course}${near}(?:teilnahm|teilgenommen|besuchte|absolvierte|teil)`,
  ),
  // first-aid
  field(
    'erste-hilfe-\\p{L}+|ersthelfer(?:in|lehrgang|kurs|ausbildung)?',
    '(?:ausgebildeter?|geschulter?|zertifizierter?|unsere?|betrieblicher?|als) (?:betrieblicher? )?ersthelfer(?:in)?',
  ),
  // degree
  field(
    '(?:akademische|therapeutische|fachliche|pädagogische|kaufmännische|einschlägige) ausbildung|studium|studienabschluss|hochschulabschluss|berufsausbildung',
    `(?:nach |mit )?abschluss (?:ihres|seines) \\p{L}*studiums|${own} abgeschlossene[sn]? (?:\\p{L}+ )?\\p{L}*studium|mit dem diplom in \\p{L}+|nach (?:ihrem|seinem) \\p{L}*studium`,
  ),
  // experience
  field(
    'vorkenntnis(?:sen?)?|berufserfahrung|vorerfahrung(?:en)?|branchenkenntnis(?:sen?)?|branchenerfahrung|fachkenntnisse?',
    `(?:jahren?|erfahrung(?:en)?)[^.;]{0,20} (?:zuvor|vorher|bereits) (?:bei|in|als)|${own} (?:langjährige|mehrjährige|reiche|vieljährige)n? (?:berufs|branchen|vor)?erfahrung(?:en)? (?:aus|bei)|aus (?:früheren|vorherigen) (?:stellen|anstellungen|tätigkeiten)`,
    { arrival: true },
  ),
  // teaching
  field(
    'lehre|lehrtätigkeit|lehrveranstaltung(?:en)?|lehraufgaben|vorlesung(?:en)?',
    `(?:${own} |die )\\p{L}*(?:vorlesung|lehrveranstaltung)(?:en)?|lehrpreis(?:e|en|s)?|(?:hielt|las) (?:\\p{L}+ ){0,4}\\p{L}*vorlesung(?:en)?`,
  ),
  // sales-talks
  field(
    'verkaufsgespräche?n?|verkaufsabschlüsse?n?|verkaufstätigkeit',
    `${own} (?:\\p{L}+ )?(?:abschlüssen|verkaufsabschlüssen?|verkaufsgesprächen?|verkaufszahlen|verkäufen)|spitze unserer verkäufer(?:innen)?|(?:erfolgreichste|umsatzstärkste)[rn]? verkäufer(?:in)?`,
  ),
  // negotiation
  field(
    '(?:preis|vertrags|konditionen|einkaufs)?verhandlungen',
    `${own} (?:\\p{L}+ )?(?:verhandlungs(?:geschick|stärke|führung|erfolge?n?)|preisverhandlungen)[^.;]{0,60}(?:lieferanten|händlern|preise|einsparungen)|(?:handelte|verhandelte) ${person}[^.;]{0,60}(?:lieferanten|rabatte|preise|konditionen)`,
  ),
  // single-task
  field(
    `${only} mit einer einzigen aufgabe|andere (?:tätigkeiten|aufgaben|arbeiten) (?:[^.;,]{0,50})(?:nicht|nie)(?! (?:nur|allein))|(?:nur|lediglich) mit einer (?:einzigen )?aufgabe`,
    `neben (?:der|dem|den) [^.;,]{3,40} auch (?:den|die|das) [^.;]{3,60}(?:bewältigt|übernahm|übernimmt|erledigt|betreut|führt|verantwortet)\\p{L}{0,2}|wechsel zwischen [^.;]{3,40}(?:und|,)[^.;]{3,40}`,
    whole,
  ),
  // single-section
  field(
    `(?:andere|weitere|übrigen?)[nr]? \\p{L}*${sections}[^.;,]{0,60} nicht|${sections.replace('team', 'team')} (?:wechsel|einblick)[^.;,]{0,20} nicht|${only} (?:die|den|das) \\p{L}+ kennen`,
    `(?:jeder|jedem|allen|den|alle) (?:der )?(?:(?:zwei|drei|vier|fünf|sechs|\\d+) )?(?:durchlaufenen |besuchten )?(?:abteilungen|bereichen|stationen)|(?:in|im) \\p{L}+, \\p{L}+ und \\p{L}+, wo ${person} jeweils`,
    whole,
  ),
  // home-only
  field(
    `(?:vollständig|${only}|durchgehend|komplett|gesamte arbeit) (?:von (?:zu hause|${own} wohnung)|im home-?office|von ${own} wohnort)[^.;,]{0,40}|(?:vor ort(?: in \\p{L}+)?|in unseren räumen) war ${person}[^.;]{0,40} (?:nie|nicht)`,
    `täglich [^.;,]{0,30}(?:büro|schreibtisch)[^.;,]{0,20}|(?:durch|in) (?:unsere[nmr]? )(?:\\p{L}+ )?(?:${tenant})|(?:das büro|ein büro|den schreibtisch) (?:\\p{L}+ )?teilten?|(?:an unsere[mr]|am|an der|hinter der) (?:\\p{L}*tresen|theke|empfang)`,
    whole,
  ),
  // women-only
  field(
    `${only} frauen (?:beschäftig|arbeit)\\p{L}*|(?:arbeiten|beschäftigen wir) [^.;,]{0,40}${only} frauen`,
    'männliche[nr]? (?:pfleger|kollegen|mitarbeiter)\\p{L}?',
    firmWhole,
  ),
  // summer-only
  field(
    `${only} von (?:märz|april|mai|juni) bis (?:september|oktober|november)(?! \\d)|(?:im|den ganzen) winter [^.;,]{0,40}geschlossen`,
    `(?:${inTime}(?:weihnacht\\p{L}*|silvester|advents?\\p{L}*|winter(?:s|saison|monaten)?))${running}`,
    firmWhole,
  ),
  // winter-only
  field(
    `${only} von (?:oktober|november|dezember) bis (?:februar|märz|april)(?! \\d)|(?:im|den ganzen) sommer [^.;,]{0,40}geschlossen`,
    `(?:${inTime}(?:sommer(?:s|saison|monaten)?))${running}`,
    firmWhole,
  ),
];
