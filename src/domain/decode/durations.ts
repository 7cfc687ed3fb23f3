import { numberPattern } from '../german/numbers.ts';
import { searchOf } from '../german/sieve.ts';

const withUs =
  '(?:mitarbeit|zusammenarbeit|(?:betriebs|firmen)?zugehörigkeit|beschäftigung|anstellung|tätigkeit|wirkens|schaffens|dienstzeit|zeit|treue|verbundenheit|loyalität)';
const learning = '(?:ausbildung|lehre|lehrzeit|praktikums?)';
const unitOfTime = '(?<unit>jahre|monate|wochen)n?';
/** „In den drei Monaten seiner Mitarbeit“, „während ihrer fünfjährigen Tätigkeit“, „zwölf Jahre bei uns“. */
const notPart = '(?! (?:als|im (?:bereich|projekt)|in (?:der|einem|einer)|am|an (?:de|ein)))';
const roughly = '(?:mehr als|fast|beinahe|nahezu|rund|gut|knapp|nunmehr|über|etwa|genau|insgesamt)';
/** „Das dreimonatige Praktikum endete wie vereinbart“, „absolvierte ein achtwöchiges Praktikum“ */
export const adjectival = new RegExp(
  `(?<!\\p{L})(?:das|die|dem|des|dieses|diese[mrs]?|(?:ihr|sein|unser|ein)(?:e[mrs]?)?) (?:${roughly} )?(?<count>${numberPattern})-?(?<unit>jährig|monatig|wöchig)e[nrs]? (?:\\p{Ll}+ )?(?:${withUs}|(?<learning>${learning}))(?!\\p{L})${notPart}`,
  'iu',
);
/** What somebody gave in so many years. */
const given =
  '(?:(?:mit|zusammen)?arbeit|treue|einsatz(?:es)?|engagements?|dienste?s?|leistungen?|verbundenheit|tätigkeit|loyalität|hingabe|verlässlichkeit|unterstützung|fleiß(?:es)?)';
const durations: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d,])(?<count>${numberPattern}) ${unitOfTime} (?:(?:der|ihrer|seiner|dieser|gemeinsamer|unserer|des|seines|ihres|stets|immer|überaus|sehr|\\p{Ll}+er) ){1,3}(?:${withUs}|(?<learning>${learning}))(?!\\p{L})${notPart}`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d,])(?<count>${numberPattern}) ${unitOfTime} (?:betriebs|firmen)zugehörigkeit(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:in|nach|während) (?:den|der|diesen|dieser|(?:ihre|seine)[nr]) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime} (?:bei (?:uns|mir)|in unser\\p{L}+ (?:haus|hause|unternehmen|betrieb|firma|kanzlei|praxis|einrichtung))(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:in|während|nach|von|trotz) (?:den|der|diesen|dieser) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime},? (?:die|in denen|während derer|da) (?:er|sie|Frau \\p{L}+|Herr \\p{L}+)(?!\\p{L})[^.;,]{0,30}(?:bei (?:uns|mir)(?!\\p{L})|in unser\\p{L}+|mit (?:uns|mir) (?:zusammen)?arbeitete)`,
    'iu',
  ),
  new RegExp(`^in diesen (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime}(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:in all (?:den|diesen|ihren|seinen)|(?:während|in) (?:der|den) ganzen|(?:die|seine|ihre) ganzen) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:während|in|nach|aus|für|von|trotz|wegen|aufgrund|seit|laufe) (?:ihrer|seiner|dieser|der|die|unserer|einer|ihres|seines|des) (?:gesamten )?(?:${roughly} )?(?<count>${numberPattern})-?(?<unit>jährig|monatig|wöchig)e[nrs] (?:\\p{Ll}+ )?(?:${withUs}|(?<learning>${learning}))(?!\\p{L})${notPart}(?! bei (?:der|einem|einer))`,
    'iu',
  ),
  // „Nach elf Jahren scheidet …“, „verlässt uns nach dreijähriger Tätigkeit“
  new RegExp(
    `(?<!\\p{L})nach (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime} (?:\\p{Ll}+er ){0,2}(?:${withUs} |(?:im|in unserem) (?:unternehmen|haus|hause|betrieb) |bei uns )?(?:verlässt|scheidet|schied|geht|endet|endete|beendet|trennen)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:verlässt|scheidet|schied|geht|endet|endete|beendet)(?!\\p{L})[^.;]{0,40} nach (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime}(?! (?:als|in|im|am|an|bei de)(?!\\p{L}))(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})nach (?:${roughly} )?(?<count>${numberPattern})-?(?<unit>jährig|monatig|wöchig)e[nrs] (?:\\p{Ll}+ )?(?:${withUs})(?!\\p{L})${notPart}`,
    'iu',
  ),
  // „Nach nunmehr elf Jahren in unserem Hause“
  new RegExp(
    `(?<!\\p{L})nach (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime} (?:bei (?:uns|mir)|in unser\\p{L}+ (?:haus|hause|unternehmen|betrieb|firma|kanzlei|praxis|einrichtung))(?!\\p{L})${notPart}`,
    'iu',
  ),
  // „In mehr als sechs gemeinsamen Jahren“
  new RegExp(
    `(?<!\\p{L})(?:in|nach|während|von|auf) (?:${roughly} )?(?<count>${numberPattern}) (?:gemeinsame|erfolgreiche|gute|schöne|intensive|lange|vertrauensvolle)n? ${unitOfTime}(?!\\p{L})${notPart}`,
    'iu',
  ),
  // „In den drei Monaten lernte sie die Abläufe kennen“: months and weeks are told of the whole.
  new RegExp(
    `^in den (?:${roughly} )?(?<count>${numberPattern}) (?<unit>monate|wochen)n? (?:lernte|durchlief|begleitete|unterstützte|übernahm|erhielt|gewann|arbeitete)(?!\\p{L})`,
    'iu',
  ),
  // „Für ein Praktikum von nur sechs Wochen ist das außergewöhnlich“
  new RegExp(
    `(?<!\\p{L})für ein(?:e)? (?<learning>praktikum|ausbildung|lehrzeit) von (?:nur |gerade einmal |bloß |lediglich )?(?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime}(?!\\p{L})`,
    'iu',
  ),
  // „Ihre sieben Jahre bei uns waren …“
  new RegExp(
    `(?<!\\p{L})(?:ihre|seine|die|diese) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime} (?:bei (?:uns|mir)|in unser\\p{L}+ (?:haus|hause|unternehmen|betrieb|firma|kanzlei|praxis|einrichtung))(?!\\p{L})${notPart}`,
    'iu',
  ),
  adjectival,
  // „danken für fast zwölf gute Jahre“, „für elf Jahre guter Arbeit“
  new RegExp(
    `(?<!\\p{L})dank\\p{L}*(?!\\p{L})[^.;]{0,40} für (?:die |diese |seine |ihre )?(?:${roughly} )?(?<count>${numberPattern}) (?:\\p{Ll}+e )?${unitOfTime}(?=[.,]|$| und | bei (?:uns|mir)| in unser| voll | (?:stets |immer |sehr )?\\p{Ll}+er (?:und \\p{Ll}+er )?(?:mit|zusammen)?arbeit)`,
    'iu',
  ),
  // „für fünfzehn Jahre stets sehr guter Arbeit“, „für elf Jahre Treue“
  new RegExp(
    `(?<!\\p{L})für (?:(?:all )?(?:die|diese|seine|ihre) )?(?:${roughly} )?(?<count>${numberPattern}) (?:\\p{Ll}+e )?${unitOfTime} (?:(?:und|sowie|stets|immer|sehr|jederzeit|besonders|durchweg|\\p{Ll}+(?:er|en|e|lich),?) ){0,6}${given}(?!\\p{L})(?! (?:als|im|am|an|mit|auf|in (?:der|einem|einer)|für (?!unser)))`,
    'iu',
  ),
  // „Fast elf Jahre lang war er bei uns tätig“, „Sie hat neun Jahre für uns gearbeitet“
  new RegExp(
    `^(?:(?:er|sie|Frau \\p{L}+|Herr \\p{L}+) (?:war|ist|hat|arbeitete|gehörte) (?:\\p{Ll}+ ){0,1}?)?(?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime} (?:lang )?(?:(?:war|ist|hat|arbeitete|gehörte) (?:er|sie|Frau \\p{L}+|Herr \\p{L}+) )?(?:(?:bei|für|mit) (?:uns|mir|mich)|(?:in )?unserem? (?:haus|hause|unternehmen|betrieb|team))(?!\\p{L})${notPart}`,
    'iu',
  ),
];
/** „In den zwei Jahren waren wir …“: of what years may have been told before, unless the sum is told of them. */
export const ofTheYears = new RegExp(
  `^(?:in|während) (?:de[nr]|(?:ihre|seine)[nr]) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime}(?= (?:war|waren|hat|haben|erfüllte|erledigte|zeigte|arbeitete|konnte|konnten)(?!\\p{L}))`,
  'iu',
);
/** The whole of the work. */
export const tellsSum = /zufried|anerkenn|leistung|(?<!haupt)aufgaben|verlassen|verlass/iu;
/** „über zehn Jahre“ are eleven or twelve as well. */
export const atLeast = new RegExp(
  `(?:über|mehr als|gut|mindestens)(?: \\p{Ll}+)? ${numberPattern}(?=(?: \\p{Ll}+e)?[ -]?[jmw])`,
  'iu',
);
/** „Über zwölf Jahre hinweg“ may be a part of the time, but never more than the whole. */
const stretch = new RegExp(
  `(?:(?<!\\p{L})(?:über|durch|für)|^in) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime} (?:hinweg|lang|hat|haben|war|waren)(?!\\p{L})`,
  'iu',
);
/** „im Laufe der fünf Monate“, „während der zwei Jahre hat sie …“: of a part of the time as well, never of more. */
const course = new RegExp(
  `(?<!\\p{L})(?:im (?:laufe?|verlauf)|am ende|während|in|nach) (?:de[rn]|diese[rn]|(?:ihre|seine)[rn]) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime}(?=[.]|,(?! (?:die|in)(?!\\p{L}))|$| (?:er|sie|frau|herr|wir|\\p{Ll}+(?:te|t|en)(?:[.,]|$| (?:er|sie|frau|herr|wir)))(?!\\p{L}))`,
  'iu',
);
/** „Fünfzehn Jahre lang hat sie …“, „ihre Dienste in den vergangenen zwölf Jahren“ */
const past = [
  new RegExp(
    `^(?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime} lang (?=\\p{Ll}+ (?:er|sie|frau|herr)(?!\\p{L}))`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:ihre|seine)[nrm]? (?:\\p{Ll}+ )?\\p{L}+ in den (?:vergangenen|letzten|zurückliegenden) (?:${roughly} )?(?<count>${numberPattern}) ${unitOfTime}(?!\\p{L})`,
    'iu',
  ),
];
/** Told of a part of the time as well, never of more. */
export const neverMore: ReadonlySet<RegExp> = new Set([stretch, course, ...past]);
/** Ways to tell how long somebody was there: `count` and `unit` are groups of each, `learning` of some. */
export const durationSearches = [...durations, ofTheYears, ...neverMore].map((pattern) => ({
  pattern,
  search: searchOf(pattern),
}));
/** A number before a time, which all of these need: one look spares eleven. */
export const numbered = new RegExp(
  `(?=[ -]?(?:jahre|jährig|monat|woche|wöchig))(?<=${numberPattern}(?: \\p{Ll}+en?)?)[ -]?[jmw]`,
  'iu',
);
