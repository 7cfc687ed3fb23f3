import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { awayDays } from './find-leave.ts';
import { oncePerLetter, type LetterContext } from './letter-context.ts';
import { isGood } from './meant-well.ts';
import { isOfPupil } from './of-pupils.ts';

/** What else has no place in a reference, and belongs there for once (law.md §2.1): a long leave, the reason of a new name. */
export function isFairlyTold(letter: LetterContext, id: string, quote: string, flat: string): boolean {
  if (mayBeWished.has(id) && toldAtWish.test(flat)) return true;
  if (id === 'parental-leave') return leaveOnly.test(quote) && longAway(letter).is;
  // „Für ihr Alter bringt sie erstaunliche Kenntnisse mit“ of a girl in the ninth form is praise.
  if (id === 'age') return isOfPupil(letter) && isGood(letter);
  if (id !== 'private-life') return false;
  return wedding.test(quote) ? tellsName(flat) : movesWithFamily.test(quote) && ownWish.test(flat);
}

/** Content that is there for whoever wants it told. */
const mayBeWished: ReadonlySet<string> = new Set([
  'works-council',
  'parental-leave',
  'private-life',
  'health',
  'sickness',
]);
/** „Auf ihren Wunsch erwähnen wir, dass …“, „… wird auf ausdrücklichen Wunsch von Frau Kern genannt“ */
const wish =
  '(?:auf|dem) (?:ihre[nm]|seine[nm]|eigenen|ausdrücklichen|de[nm])(?: (?:ausdrücklichen|eigenen|besonderen))? wunsch(?:e)?';
const telling =
  '(?:erwähn|nenn|genannt|vermerk|aufgeführt|aufgenommen|festgehalten|hingewiesen|mitgeteilt|bestätig|(?:führen|nehmen) (?:wir|ich) [^;]*auf(?!\\p{L})|weis(?:en|e) (?:wir|ich)|halten wir [^;]*fest|teilen wir [^;]*mit)';
const toldAtWish = lateRegExp(
  `(?<!\\p{L})${wish}(?: (?:hin|entsprechend|folgend|gemäß|von [^;,.]{3,40}?|der Mitarbeiterin|des Mitarbeiters))?,? (?:(?:sei|wird|werden|soll) (?:[\\p{L}-]+ ){0,6})?${telling}|(?<!\\p{L})(?:wird|werden|erwähnen|nennen|vermerken) [^.;]{0,80}${wish}`,
  'iu',
);

/** „Wegen eines Umzugs seiner Familie verlässt er uns auf eigenen Wunsch“: the usual reason of one's own notice. */
const movesWithFamily = late.iu`(?<!\p{L})(?:umz[uü]g|(?:um|fort|weg)?zieh|(?:um|fort|weg)?zog|geht|wechsel)[\s\S]*familie$`;
const ownWish = late.iu`eigene[nmrs]? (?:\p{Ll}+ )?(?:wunsch|initiative|veranlassung|entschl)`;

const leaveOnly = /elternzeit|erziehungsurlaub|karenz|pflegezeit|erziehungszeit/iu;
/** Of this share on a leave changes what the reference is worth; 33½ of 50 months were enough for the court. */
const substantial = 0.4;

const longAway = oncePerLetter((letter: LetterContext) => {
  const { begin, end, date } = letter.facts;
  const last = letter.type === 'zwischenzeugnis' ? date : end;
  if (begin === null || last === null || begin >= last) return { is: false };
  return { is: awayDays(letter, begin, last) >= substantial * daysBetween(begin, last) };
});

const wedding = /heirat|hochzeit|eheschließung|verehelichung/iu;
const ofName = late.iu`(?<!\p{L})(?:(?:familien|nach|geburts|mädchen|ehe)?namens?|hieß|heißt|geborene[rn]?)(?!\p{L})`;
/** „bis zu ihrer Heirat im Juni 2019 Svenja Kruse“, „seit ihrer Heirat Albers“ */
const bareName = late.u`(?:[Bb]is zu|[Vv]or|[Ss]eit|[Nn]ach) (?:ihrer|seiner|der) (?:Heirat|Hochzeit|Eheschließung|Verehelichung)(?: (?:(?:im|am|Anfang|Mitte|Ende) )?(?:Jahre? |\d{1,2}\. ?)?(?:\p{Lu}\p{Ll}+ |\d{1,2}\. ?)?(?:19|20)\d\d)?(?: noch)? (?:(?:Frau|Herr) )?(?:\p{Lu}[\p{L}-]+ ){0,2}\p{Lu}[\p{L}-]+(?=[,);]| geboren|$)`;

const tellsName = (flat: string): boolean =>
  ofName.test(flat.replace(/(?<!\p{L})(?:im|in deren) namen/iu, ' ')) || bareName.test(flat);
