import type { Category } from '../letter/category.ts';
import { type GradedSentence, ungraded } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';
import type { ToneSign } from './tones.ts';

/** Signs that leave praise what it is; all others may turn it, limit it or say the opposite. */
const bright: ReadonlySet<ToneSign> = new Set<ToneSign>([
  ...(['top', 'good', 'more', 'wanted', 'plain', 'strong', 'outcome', 'esteem'] as const),
  ...(['always', 'intensifier', 'downtoner', 'exceeds', 'incomparable', '|'] as const),
  ...(['~auch', '~all', '~jed', '~sämtlich', '~zu', '~zur', '~bis', '~selbst', '~noch', '~viel'] as const),
]);
const praising: ReadonlySet<ToneSign> = new Set<ToneSign>(['top', 'good', 'more', 'wanted']);

/** The middle grade of a letter up to which it is a good one. */
const goodUpTo = 2.2;
const fewest = 5;
/** From which grade on it is doubtful: a 4 only where it is hardly likelier than the others. */
const failing = 4.5;
const faint = 3.5;
const surely = 0.9;
const hardly = 0.5;
/** Where something is heard between the lines, the praise may be meant so. */
const heard = 0.5;
/** Praise of what goes without saying fails on purpose. */
const selfEvident = /pünktlich|kleidung|gepflegt|ordentlich|höflich/iu;

/**
 * Silences what is read as failing in a good letter although its words only praise („Auch sein Vortrag überzeugte alle
 * Anwesenden“): letters are written in one breath, so that such a sentence is more likely misread than meant, and nobody
 * shall be frightened by a guess. What holds any word of limit, denial or blame stays as it is read.
 */
export function withoutDoubtful(
  graded: readonly (GradedSentence | null)[],
  textOf: (at: number) => string,
): (GradedSentence | null)[] {
  const grades = graded
    .flatMap((one) => (one?.grade === undefined ? [] : [one.grade]))
    .toSorted((a, b) => a - b);
  const middle = grades[Math.floor(grades.length / 2)] ?? 9;
  if (grades.length < fewest || middle > goodUpTo) return [...graded];
  return graded.map((one, at) =>
    one !== null && isDoubtful(one, () => textOf(at)) ? ungraded(one.hint) : one,
  );
}

/** What a letter must say is never silenced: it would count as said, and as flawless. */
const asked: ReadonlySet<Category | undefined> = new Set<Category | undefined>([
  'internal-behavior',
  'external-behavior',
  'performance-summary',
]);

function isDoubtful(
  { grade = 0, confidence = 1, category, hint }: GradedSentence,
  text: () => string,
): boolean {
  if (asked.has(category)) return false;
  if (grade < faint || confidence >= (grade < failing ? hardly : surely)) return false;
  const words = text();
  if (selfEvident.test(words) || (hint?.()?.share ?? 0) >= heard) return false;
  const { tones } = unitsOf(words);
  return tones.some((sign) => praising.has(sign)) && tones.every((sign) => bright.has(sign));
}
