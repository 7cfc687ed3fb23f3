import type { LetterRuleId } from './letter-rules.ts';
import type { CertificateType } from '../letter/certificate-type.ts';

/** One matter of the employment, and two things told of it of which only one can be. */
export interface Claim {
  readonly id: string;
  readonly rule: LetterRuleId;
  readonly one: RegExp;
  /** Groups of the same name in both must hold the same: „den Staplerschein“, „keinen Staplerschein“. */
  readonly other: RegExp;
  /** A change that is told, or somebody else, in one of the sentences: then nothing contradicts. */
  readonly unless?: RegExp;
  /** Only letters of these kinds; `says` are those whose heading alone tells the first. */
  readonly types?: readonly CertificateType[];
  readonly says?: CertificateType;
}

const who = '(?:sie|er|frau [\\p{L}-]+|herr [\\p{L}-]+)';
const whom = '(?:ihr|ihm|sie|ihn|frau [\\p{L}-]+|herrn [\\p{L}-]+)';
const own = '(?:ihr|sein)(?:e[mnrs]?)?';
/** „…“ is a gap; the point of a date ends no sentence. WHO, WHOM and OWN are the person. */
const filled = (source: string): string =>
  source
    .replaceAll('…', '(?:[^.;]|(?<=\\d)\\.){0,60}')
    .replaceAll('WHOM', whom)
    .replaceAll('WHO', who)
    .replaceAll('OWN', own);
const words = (...sources: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${sources.map(filled).join('|')})(?!\\p{L})`, 'iu');

const probation = '(?:der|ihrer|seiner) (?:\\p{Ll}+ )?probezeit';
const others = [
  '\\p{L}*kolleg\\p{L}*',
  '\\p{L}*mitarbeiter(?:n|innen)',
  'neue[nr] \\p{L}+',
  'auszubildenden?',
  'lehrlingen?',
  'kräften?',
];
/** „Die Probezeit der neuen Kollegen“, „zunächst“, „seit“ */
const changed = [
  'zunächst',
  'anfangs',
  'anschließend\\p{L}*',
  'anschluss',
  'schloss sich',
  'danach',
  'daraufhin',
  'später',
  'zuvor',
  'früher\\p{L}*',
  'wieder(?! einstellen)',
  'erneut',
  'hätten?',
  'würden?',
];

const dismissed = [
  '(?:wir|ich) (?:haben |hatten |mussten |müssen )?…(?:gekündigt|kündigten|kündigen|entlassen|fristlos)',
  '(?:mussten|müssen|haben|sahen) (?:wir|ich)(?: uns)? …(?:gekündigt|kündigen|entlassen|zur kündigung gezwungen)',
  '(?:den|das|dem) …(?:vertrag|verhältnis)…kündigen mussten',
  '(?:durch|nach|aufgrund|infolge) (?:unsere[rn]?|die|der) (?:\\p{L}+ )?kündigung (?:unsererseits|von unserer seite|durch (?:uns|die firma|den arbeitgeber))',
  '(?:durch|nach|aufgrund|infolge) unsere[rn]? (?:\\p{L}+ )?kündigung',
  'von uns …(?:ausgesprochene[nr]?|erklärte[nr]?) (?:\\p{L}+ )?kündigung',
  '(?:kündigung|trennung)(?: \\p{L}+)* (?:von uns|durch uns|unsererseits)',
  '(?:wurde|ist) (?:ihr|ihm|frau \\p{L}+|herrn \\p{L}+) …gekündigt',
  '(?:ihr|ihm|frau \\p{L}+|herrn \\p{L}+) (?:wurde|ist) …gekündigt',
  'auf unsere (?:veranlassung|initiative)',
];
const gaveNotice = [
  'WHO (?:hat|hatte) …gekündigt(?! w)',
  'kündigung (?:ging|geht|kam) (?:allein |ausschließlich )?von WHOM(?: aus)?',
  'eigenkündigung',
  '(?:verlässt|scheidet|endete?|beendet|verließ|schied)(?!\\p{L})…auf (?:OWN )?(?:ausdrücklichen |eigenen )wunsch',
  'auf (?:OWN )?(?:ausdrücklichen |eigenen )wunsch(?!\\p{L})…(?:verlässt|scheidet|endete?|beendet|verließ|schied|verlassen|aus)',
  'WHO hat uns um (?:die )?(?:auflösung|aufhebung)',
  'allein deshalb, weil WHO',
];
const mutual =
  '(?:trennung|auflösung|beendigung|aufgelöst|beendet|gelöst|getrennt|trennen|trennten)(?!\\p{L})…(?:beiderseitige|gegenseitige)[mnr] einvernehmen|(?:beiderseitige|gegenseitige)[mnr] einvernehmen(?!\\p{L})…(?:aufgelöst|beendet|gelöst|getrennt|trennung|auflösung)';
const retires =
  '(?:geht|tritt|ging|trat|verabschieden|scheidet|wünschen|wünsche)(?!\\p{L})…(?:ruhestand|altersrente|rente)|regelaltersgrenze';
const atOnce = [
  'fristlos\\p{L}*',
  'außerordentliche\\p{L}* kündigung',
  'mit sofortiger wirkung (?:\\p{L}+ )?(?:gekündigt|beendet|entlassen|kündigen|aufgelöst)',
];

const intern = [
  '(?:absolvierte|leistete|machte|durchlief)(?!\\p{L})…\\p{L}*praktikum',
  'als (?:\\p{Ll}+ )?praktikant(?:in)?',
  'in (?:ihrem|seinem) praktikum bei uns',
  'für (?:ihr|sein) praktikum',
  '(?:war|ist) …\\p{L}*praktikum',
];
const trainee = [
  '(?:ihrer|seiner|der|die) (?:\\p{L}+ )?(?:ausbildung|lehre|lehrzeit|ausbildungszeit) (?:bei uns|in unser\\p{L}*)',
  '(?:ersten|zweiten|dritten|vierten) (?:lehr|ausbildungs)jahr',
  '(?:drei|zwei|dreieinhalb)jährige[nr]? (?:ausbildung|lehre|lehrzeit)',
  'als auszubildende[rn]?',
  '(?:wurde|haben wir) …zu[rm] …ausgebildet',
  'lehrzeit',
];
const employee = [
  'fest angestellte?[rn]?',
  'als (?:\\p{Ll}+ )?angestellte[rn]?',
  '(?:in|ihrer|seiner|der) (?:fester anstellung|festanstellung)',
  'sozialversicherungspflichtig\\p{L}*',
  'als gesell(?:e|in)…(?:angestellt|beschäftigt|tätig)',
  'unsere[rn]? langjährigen? \\p{L}+',
];
const otherStage = words(
  ...changed,
  ...others,
  'seit',
  'ab',
  'nach (?:de[mr]|OWN|abschluss|abgeschlossene\\p{L}*|bestanden\\p{L}*) ?…(?:praktik|ausbildung|lehre|studi|prüfung)\\p{L}*',
  'vor (?:de[mr]|OWN) \\p{L}+',
  'über(?:nahm|nommen|nehmen|nahme|zeug)\\p{L}*',
  'umschulung\\p{L}*',
  'im rahmen (?:\\p{L}+ )?(?:ausbildung|studiums)',
  'berufsfachschul\\p{L}*|fachschul\\p{L}*|bildungsträger\\p{L}*|hochschul\\p{L}*|universität',
  'wie (?:ein|eine|bei)',
  'werkstudent\\p{L}*|volont\\p{L}*|trainee|referendar\\p{L}*',
  'betreu\\p{L}*|anleit\\p{L}*|bildete',
  'vorbereit\\p{L}*|beginn\\p{L}*|möcht\\p{L}*|künftig\\p{L}*',
);

const away = [
  '(?:OWN|längere[rn]?|häufige[rn]?|wegen|mehrmonatige[rn]?) (?:\\p{Ll}+ )*(?:erkrankung|krankheit|fehlzeiten|arbeitsunfähigkeit|krankheitstage|ausfallzeiten)',
  'erkrankte (?:sie|er)|(?:war|fehlte) WHO …(?:krank|krankheitsbedingt)',
];
const paper =
  '(?<paper>(?:\\p{L}*schein|\\p{L}+brief|\\p{L}+titel|\\p{L}*zertifikat|\\p{L}+prüfung|approbation|sachkundenachweis)(?= |,|\\.|$))';
const lead =
  '(?:wir|ich) hoffen?, dass WHO …noch (?:lange|viele jahre|länger|weiterhin) …\\p{Ll}+t|freue?n? (?:wir )?uns auf (?:viele weitere|die kommenden|die nächsten|noch viele) (?:gemeinsame )?(?:jahre|\\p{L}*jahre)|setzen wir …(?:weiterhin )?auf (?:ihre|seine) (?:weitere )?mitarbeit';

const claim = (
  id: string,
  rule: LetterRuleId,
  one: readonly string[],
  other: readonly string[],
  more: Pick<Claim, 'unless' | 'types' | 'says'> = {},
): Claim => ({ id, rule, one: words(...one), other: words(...other), ...more });

const final: readonly CertificateType[] = ['arbeitszeugnis', 'praktikumszeugnis', 'ausbildungszeugnis'];

export const claims: readonly Claim[] = [
  claim(
    'prolonged',
    'two-contracts',
    ['verlängerung (?:\\p{L}+ ){0,3}(?:erfolgte|fand|gab es)(?: \\p{L}+)? nicht', 'ohne verlängerung'],
    [
      '(?:nach|seit|mit) (?:der|einer) (?:\\p{Ll}+ )?verlängerung (?:ihre|seine|de)s \\p{L}*(?:vertrags|vertrages|verhältnisses)',
    ],
    { unless: words('weitere', 'zweite', 'erneute', 'nochmalige') },
  ),
  claim(
    'no-probation',
    'two-contracts',
    [
      '(?:auf|von) (?:eine|die|einer|der) probezeit …(?:verzichtet|abgesehen)',
      '(?:verzichteten|sahen) wir …probezeit(?: ab)?',
      'eine probezeit (?:war|wurde|gab es) …nicht',
      '(?:keine|ohne) probezeit',
    ],
    [
      `(?:während|in|innerhalb|nach|mit|am ende|zum ende) ${probation}`,
      '(?:ihre|seine|die) probezeit …(?<!nicht )verlängert\\p{L}*',
      'probezeit …bestanden',
    ],
    { unless: words(...others) },
  ),
  claim(
    'probation-length',
    'two-contracts',
    ['probezeit (?:…)?(?:vorzeitig|verkürzt\\p{L}*|sogar früher)', 'vorzeitig…probezeit'],
    [
      'probezeit …(?<!nicht )verlängert\\p{L}*',
      'verlängerten (?:wir )?…probezeit',
      'verlängerung (?:ihrer|seiner|der) probezeit',
    ],
    { unless: words(...others) },
  ),
  claim(
    'probation-passed',
    'two-contracts',
    [
      'probezeit …(?:bestand|bestanden|mit erfolg|erfolgreich|durchlaufen)',
      'bestand …probezeit',
      'bestandener probezeit',
    ],
    [
      'probezeit …(?:gegen eine weiterbeschäftigung|nicht weiterzubeschäftigen|nicht bestanden|getrennt)',
      `(?:getrennt|trennen|trennten|gekündigt|beendet|endete?)(?!\\p{L})…(?:in|während|innerhalb) ${probation}`,
    ],
    { unless: words(...others) },
  ),
  claim('who-ended', 'end-told-twice', gaveNotice, dismissed, {
    types: final,
    unless: words(...others, 'nachdem (?:sie|er)', 'angebot\\p{L}*', 'hätten?'),
  }),
  claim('mutually', 'end-told-twice', [mutual], [...dismissed, ...atOnce], {
    types: final,
    unless: words(...others),
  }),
  claim(
    'retires',
    'end-told-twice',
    [retires],
    [
      ...dismissed,
      'ein (?:\\p{Ll}+ )?studium (?:aufzunehmen|zu beginnen|beginnt|aufnimmt)',
      'für (?:ihre|seine) neue stelle',
      '(?:zu|bei|von) einem (?:mitbewerber|anderen arbeitgeber)',
    ],
    {
      types: final,
      unless: words(
        ...others,
        'vorgesetzt\\p{L}*',
        '\\p{L}*leiter\\p{L}*',
        'inhaber\\p{L}*',
        'vorruhestand',
        'altersteilzeit',
        'nachfolg\\p{L}*',
      ),
    },
  ),
  claim(
    'wanted-back',
    'end-told-twice',
    atOnce,
    [
      '(?:jederzeit|gerne?|mit freude(?:n)?|sofort) (?:\\p{Ll}+ )?(?:wieder|erneut) (?:einstellen|beschäftigen|mit (?:ihr|ihm) (?:zusammen)?(?:zu)?arbeiten)',
      '(?:rückkehr|wiedereinstellung)(?!\\p{L})…(?:begrüßen|freuen|willkommen|offen)',
      'tür(?:en)? …(?:offen|steht)',
      'würden …(?:wieder|erneut) (?:mit (?:ihr|ihm) zusammenarbeiten|einstellen)',
    ],
    { unless: words(...others) },
  ),
  claim(
    'leaves-or-not',
    'stays-or-leaves',
    [
      'WHO (?:verlässt|scheidet|verließ|schied)',
      '(?:verlässt|scheidet|verließ|schied) WHO',
      '(?:ist|war) …ausgeschieden',
      'nach (?:ihrem|seinem) (?:austritt|ausscheiden|weggang)',
      '(?:verhältnis|vertrag) (?:haben|hatten|mussten) wir …(?:gekündigt|kündigen)',
    ],
    [
      'ist …ungekündigte[rnm]? (?:stellung|\\p{L}*verhältnis|anstellung|position)',
      'ist (?:\\p{L}+ )?bis heute …(?:tätig|beschäftigt|angestellt)',
      lead,
    ],
    {
      unless: words(
        ...others,
        'frei(?:e|er|en|beruflich\\p{L}*)',
        'berat\\p{L}*',
        'verbunden',
        'ehrenamt\\p{L}*',
        'abteilung',
        'tochter\\p{L}*',
        'vorgesetzt\\p{L}*',
        '\\p{L}*leiter\\p{L}*',
        'ruhestand',
        'treu',
      ),
    },
  ),
  claim('intern-trainee', 'status-told-twice', intern, trainee, {
    says: 'praktikumszeugnis',
    unless: otherStage,
  }),
  claim('intern-employee', 'status-told-twice', intern, employee, {
    says: 'praktikumszeugnis',
    unless: otherStage,
  }),
  claim(
    'trainee-intern',
    'status-told-twice',
    trainee,
    [
      '(?:nur|lediglich|bloß) (?:als )?praktikant(?:in)?',
      'in (?:ihrem|seinem) praktikum bei uns',
      '(?:dank\\p{L}*|danken) …für (?:ihr|sein) praktikum',
      'schnupperpraktikum',
    ],
    { says: 'ausbildungszeugnis', unless: otherStage },
  ),
  claim(
    'degree',
    'qualified-or-not',
    [
      'diplom-?\\p{L}+(?: \\(fh\\))?',
      '(?:master|bachelor) (?:of|in|der)',
      'studierte[rn]? \\p{L}+',
      '(?:ihr|sein)(?:em|en)? abgeschlossene[ns]? \\p{L}*studium',
    ],
    [
      'keinen (?:hochschul|studien|universitäts|akademischen )-?(?:abschluss|grad)',
      'nie (?:\\p{L}+ )?studiert',
      'ohne (?:\\p{Ll}+ )?(?:hochschul|studien)?(?:studium|abschluss an einer hochschule|hochschulabschluss|studienabschluss)',
      'kein (?:abgeschlossenes )?(?:\\p{L}*studium|hochschulstudium)',
    ],
    {
      unless: words(
        ...others,
        'erwarb',
        'nachgeholt',
        'berufsbegleitend',
        'neben(?:beruflich| der arbeit)?',
        'während',
        'inzwischen',
        'betreute',
        'unterstützte',
        'ohne studium und',
        'diplomatisch\\p{L}*',
        'diplomarbeit\\p{L}*',
        'diplomat\\p{L}*',
      ),
    },
  ),
  claim(
    'paper',
    'qualified-or-not',
    [
      `(?:erwarb|machte|besaß|besitzt|brachte|hat|verfügte? über|legte|bestand)(?!\\p{L}) (?:WHO )?(?:[\\p{L}\\d]+ ){0,6}?(?:den|ihren|seinen|einen|die|ihre|seine) (?:\\p{Ll}+ )?${paper}`,
      `(?:den|ihren|seinen|einen) (?:\\p{Ll}+ )?${paper} …(?:erwarb|brachte|mitbrachte|besaß|machte|erworben)`,
    ],
    [
      `(?:keinen?|mangels|ohne) (?:\\p{Ll}+en )?${paper}`,
      `(?:der|die|das) ${paper} (?:\\p{Ll}+ )?fehlte`,
      `(?:ihr|ihm|WHOM) (?:der|die|das) ${paper} (?:\\p{Ll}+ )?(?:fehlte|fehlt)`,
    ],
    {
      unless: words(
        ...others,
        'zunächst',
        'später',
        'danach',
        'noch',
        'dritte[nr]?',
        'auftrag\\p{L}*',
        'mangels liefer\\p{L}*',
      ),
    },
  ),
  claim(
    'never-ill',
    'without-break',
    [
      '(?:kein|nicht ein)(?:en)? einzige[ns]? (?:mal |tag |arbeitstag |arbeitstags |dienst )?…(?:krank|gefehlt|versäumt|ausgefallen|fehlte)',
      'fehlte (?:…)?(?:keinen|nicht (?:einen|an einem)) (?:einzigen )?(?:tag|arbeitstag)',
      'fehltage (?:gab es|hatte WHO) (?:nicht|keine|nie)',
      'nie (?:krank|gefehlt)',
    ],
    away,
    { unless: words(...others, 'trotz') },
  ),
  claim(
    'no-break',
    'without-break',
    [
      '(?:ununterbrochen|ohne (?:jede |jegliche |eine )?unterbrechung)(?!\\p{L})…(?:im einsatz|beschäftigt|tätig|angestellt|gearbeitet|im dienst)',
    ],
    [
      '(?:OWN) (?:\\p{Ll}+ )?(?:elternzeit|freistellung|beurlaubung|sabbatical|auszeit)',
      '(?:verhältnis|tätigkeit) (?:ruhte|…ruhte)',
      'ruhte (?:ihr|sein|das) \\p{L}+',
    ],
    { unless: words(...others, 'seit', 'nach (?:ihrer|seiner) rückkehr', 'seither') },
  ),
];
