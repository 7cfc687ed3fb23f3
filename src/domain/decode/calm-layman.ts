import type { MarkerKind } from '../knowledge/markers/marker.ts';
import { flatten } from '../german/flat.ts';
import { isWarm } from './detect-layman.ts';
import type { SentenceReading } from './reading.ts';
import { unitsOf } from './sentence-units.ts';
import type { Tone, ToneSign } from './tones.ts';

/** Signs that blame, limit or take back. */
const dark: ReadonlySet<ToneSign> = new Set<ToneSign>([
  ...(['bad', 'unwanted', 'less', 'ends'] as const satisfies readonly Tone[]),
  ...(['negation', 'restriction', 'fault', 'sometimes', 'mostly'] as const satisfies readonly MarkerKind[]),
  ...(['~nur', '~kaum', '~selten', '~lediglich', '~erst', '~weniger', '~mehrmals', '~mehrfach'] as const),
]);

/** The middle grade of a letter up to which its writer means well … */
const goodUpTo = 2.5;
const fewest = 4;
/** … and how many warm words say so themselves. */
const manyWarm = 3;
const failing = 3.5;
/** Surer readings and rows of a table stay as they are. */
const surely = 0.85;

/**
 * Takes back what is read as failing in the well-meant letter of a layman although it blames nobody: everyday words stand
 * in no formula, so that a poor grade for them is a guess, and nobody shall be frightened by a guess. Warm praise („Die
 * Kunden haben sie sofort ins Herz geschlossen“) counts as a 2, give or take one; all else („Das Wechselgeld hat auf den
 * Cent gepasst“) rates nobody.
 * @param warmth how many warm words of praise the letter holds
 */
export function calmLayman(
  sentences: readonly SentenceReading[],
  warmth: number,
): readonly SentenceReading[] {
  const grades = sentences
    .flatMap(({ grade }) => (grade === undefined ? [] : [grade]))
    .toSorted((a, b) => a - b);
  const middle = grades[Math.floor(grades.length / 2)] ?? 9;
  if (warmth < manyWarm && (grades.length < fewest || middle > goodUpTo)) return sentences;
  return sentences.map(calm);
}

function calm(one: SentenceReading): SentenceReading {
  const { grade = 0, confidence = 1, text } = one;
  if (grade < failing || confidence >= surely) return one;
  if (isWarm(flatten(text).text.toLowerCase())) return praised(one);
  return isDark(unitsOf(text).tones) ? one : silenced(one);
}

/** „Sie hat manchmal auf die Kinder aufgepasst“: how often something was done takes nothing back where nothing is praised. */
export function isDark(signs: readonly ToneSign[]): boolean {
  const praises = signs.includes('good') || signs.includes('top');
  return signs.some((sign) => dark.has(sign) && (praises || !oftenness.has(sign)));
}
const oftenness: ReadonlySet<ToneSign> = new Set<ToneSign>(['sometimes', 'mostly']);

function praised({ better, ...one }: SentenceReading): SentenceReading {
  void better;
  return { ...one, grade: 2, range: [1, 3], confidence: 0.5, evidence: [], explanation: meantWell };
}

const meantWell =
  'Das ist herzlich gemeintes Lob in Alltagsworten. In der Zeugnissprache hat es keine feste Note; die meisten lesen es als gut.';

/** The sentence as one that rates nobody. */
export const silenced = ({ start, end, text, part, codes }: SentenceReading): SentenceReading => ({
  start,
  end,
  text,
  part,
  graded: false,
  categories: [],
  codes,
  evidence: [],
  explanation: '',
});
