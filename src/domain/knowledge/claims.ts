/** One matter of the employment, and two things told of it of which only one can be. */
interface Claim {
  /** What the reader no longer knows: „…, wer das Arbeitsverhältnis beendet hat“. */
  readonly matter: string;
  readonly one: RegExp;
  readonly other: RegExp;
  /** A change that is told, or somebody else, in one of the sentences: then nothing contradicts. */
  readonly unless: RegExp;
  /** Told in the frame of the letter only: elsewhere notices and partings are what somebody works with. */
  readonly framed: boolean;
  /** An internship, which the heading tells as well. */
  readonly interns: boolean;
}

/** „…“ is a gap; the point of a date ends no sentence. WHO and WHOM are the person. */
const words = (source: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${source
      .replaceAll('…', '(?:[^.;]|(?<=\\d)\\.){0,60}')
      .replaceAll('WHOM', '(?:ih[rmn]|sie|frau [\\p{L}-]+|herrn [\\p{L}-]+)')
      .replaceAll('WHO', '(?:sie|er|frau [\\p{L}-]+|herr [\\p{L}-]+)')})(?!\\p{L})`,
    'iu',
  );
const others =
  '\\p{L}*kolleg(?:e|en|in|innen)|\\p{L}*mitarbeiter(?:n|innen)|neue[nr]? (?:mitarbeit|team)\\p{L}*|auszubildenden|praktikant(?:en|innen)|hätten?|vorgesetzt\\p{L}*|\\p{L}*leiter\\p{L}*';
const otherStage = `${others}|zunächst|anfangs|anschl\\p{L}+|schloss sich|danach|später|zuvor|früher\\p{L}*|seit|ab|nach (?:de[mr]|ihre[mr]|seine[mr]|abgesch|best)\\p{L}*|vor (?:de[mr]|ihre[mr]|seine[mr])|übernommen|übernahme|umschulung|studi\\p{L}+|\\p{L}*schule|wie eine?|werkstud\\p{L}+|würden|künftig\\p{L}*|vorbereit\\p{L}*|beginn\\p{L}*`;
const intern =
  '(?:absolvierte|leistete|machte)(?!\\p{L})…\\p{L}*praktikum|als (?:\\p{L}+ )?praktikant(?:in)?|war …\\p{L}*praktikum';

const claim = (
  matter: string,
  one: string,
  other: string,
  unless: string,
  kind: 'framed' | 'interns' | null = null,
): Claim => ({
  matter,
  one: words(one),
  other: words(other),
  unless: words(unless),
  framed: kind === 'framed',
  interns: kind === 'interns',
});
const end = 'wer das Arbeitsverhältnis beendet hat';
const status = 'als was gearbeitet wurde';
const probation = 'ob und wie lange es eine Probezeit gab';

export const claims: readonly Claim[] = [
  claim(
    end,
    'WHO hat …gekündigt(?! w)|kündigung (?:ging|kam) …von WHOM aus|eigenkündigung|beiderseitige[mnr] einvernehmen',
    '(?:nach|durch) unsere[rn]? (?:\\p{L}+ )?kündigung|von uns …ausgesprochene[nr]? (?:\\p{L}+ )?kündigung|(?:haben|mussten) wir …(?:gekündigt|kündigen)|zur kündigung gezwungen|kündigen mussten',
    others,
    'framed',
  ),
  claim(
    end,
    'fristlos(?:e[nrs]?)? (?:kündigung(?!en)|zu kündigen|gekündigt|entlassen)|außerordentliche[nrs]? kündigung|mit sofortiger wirkung (?:gekündigt|beendet|entlassen)',
    '(?:jederzeit|gern\\p{L}*|mit freuden?) (?:wieder|erneut) (?:einstellen|mit (?:ihr|ihm) …arbeiten)|rückkehr(?!\\p{L})…begrüßen|tür …offen',
    others,
    'framed',
  ),
  claim(
    'ob die Zusammenarbeit fortbesteht',
    'WHO (?:verlässt|scheidet|schied)|(?:verlässt|scheidet|schied) WHO|(?:ist|war) …ausgeschieden|nach (?:ihrem|seinem) (?:austritt|ausscheiden|weggang)(?! aus (?!unser))|verhältnis haben wir …gekündigt',
    'ist …ungekündigte[rnm]? (?:stellung|\\p{L}*verhältnis|anstellung)|ist bis heute …(?:tätig|beschäftigt)|wir hoffen, dass WHO (?:uns )?…noch (?:lange|viele jahre) …(?:(?:erhalten|treu) bleibt|(?:bei|für|an|in) un(?:s|ser\\p{L}*)…\\p{L}+t)|freuen uns auf (?:viele weitere|die kommenden|noch viele) (?:\\p{L}+ )?\\p{L}*jahre',
    `${others}|frei(?:e|er|beruflich)|berat\\p{L}*|verbunden|abteilung|ruhestand|erinnerung`,
  ),
  claim(
    status,
    intern,
    '(?:ihrer|seiner) (?:\\p{L}+ )?(?:ausbildung|lehre|lehrzeit|ausbildungszeit) (?:bei uns|in unser\\p{L}*)|(?:ihr|sein)e[mnrs]? (?:ersten|zweiten|dritten) (?:lehr|ausbildungs)jahr|(?:drei|zwei)jährige[nr]? (?:ausbildung|lehre|lehrzeit)|als auszubildende[rn]?',
    otherStage,
    'interns',
  ),
  claim(
    status,
    intern,
    'als (?:\\p{L}+ )?angestellte[rn]?|(?:in|ihrer|seiner) (?:fester anstellung|festanstellung)|sozialversicherungspflichtig\\p{L}*|tätigkeit als (?!prakt|auszub)\\p{L}+ (?:bei uns|in unser\\p{L}*)',
    otherStage,
    'interns',
  ),
  claim(
    'ob ein Studium abgeschlossen wurde',
    'diplom-\\p{L}+(?: \\(fh\\))?|(?:master|bachelor) (?:of|in|der)|studierte[rn]? \\p{L}+',
    'WHO …keinen (?:hochschul|studien|akademischen )-?(?:abschluss|grad)|WHO (?:hat )?nie studiert|WHO kam …ohne \\p{L}*studium',
    `${others}|erwarb|nachgeholt|neben\\p{L}*|berufsbegleitend|während|inzwischen|betreute`,
  ),
  claim(
    'ob ein Beruf gelernt wurde',
    '\\p{L}*(?:handwerk|beruf) …erlernt|gesellenprüfung|gesellenbrief|facharbeiterbrief|gelernte[rn]? \\p{L}{4,}|abgeschlossene[nr]? (?:\\p{L}+ )?(?:berufs)?(?:ausbildung|lehre)',
    '(?:als |eine?r? |war )(?:angelernte|ungelernte)[rn]?(?: (?:hilfs)?(?:kraft|arbeit\\p{L}*|helfer\\p{L}*|mitarbeiter\\p{L}*))?|als (?:quereinsteiger(?:in)?|branchenfremde[rn]?) ohne (?:\\p{L}+ )?(?:ausbildung|vorkenntnisse)|ohne (?:abgeschlossene )?(?:berufsausbildung|berufsabschluss)',
    `${others}|erwarb|nachgeholt|während|inzwischen|anleitung|angelernte\\p{L}* (?:und|oder)|(?:lehr|ausbildungs)vertrag|zunächst|anfangs|später`,
  ),
  claim(
    'ob es nach der Ausbildung bei uns weiterging',
    '(?:konnten?|können) (?:wir )?WHOM …nicht …übernehmen|nicht …(?:übernommen|übernehmen)(?: werden)? (?:konnten?|können)|keine (?:\\p{L}+ )?stelle …anbieten',
    '(?:freuen|freue) (?:wir |ich )?(?:uns|mich)……(?:behalten|weiterbeschäftig\\p{L}*|weiter zu beschäftigen|übernommen|übernehmen)|(?:haben|hat) …(?:unser )?angebot …angenommen|(?:wird|arbeitet|bleibt) …ab …(?:als …)?(?:bei|für) uns|(?:in ein …verhältnis|als …) übernommen',
    `${others}|zunächst|später|inzwischen|befristet\\p{L}*`,
  ),
  claim(
    probation,
    '(?:auf|von) (?:eine|die|einer|der) probezeit …(?:verzichtet|abgesehen)|(?:keine|ohne) probezeit',
    '(?:während|in|nach|am ende) (?:der|ihrer|seiner) probezeit|probezeit …(?<!nicht )verlängert',
    others,
  ),
  claim(
    probation,
    'probezeit …(?:vorzeitig|verkürzt)|vorzeitig…probezeit',
    'probezeit …(?<!nicht )verlängert|verlängerten …probezeit',
    others,
  ),
];
