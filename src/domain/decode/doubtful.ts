import type { CodeHint } from './code-hint.ts';
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
const blaming: ReadonlySet<ToneSign> = new Set<ToneSign>(['bad', 'unwanted']);
/** Words that take something away. */
const dark: ReadonlySet<ToneSign> = new Set<ToneSign>([
  ...(['weak', 'enough', 'less', 'ends', 'negation', 'restriction', 'effort'] as const),
  ...(['help', 'condition', 'meets', 'demand', 'mostly', 'sometimes'] as const),
  ...(['~nur', '~selten', '~kaum', '~ohne', '~wenig', '~fast', '~trotz', '~mehrmals', '~mehrfach'] as const),
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
/** How surely something must be heard between the lines. */
const heard = 0.5;
const heardBrightly = { code: 0.95, technique: 0.95, restriction: 0.75 } as const;
/** In a brilliant letter a sentence that seems to fail is doubtful for longer, and even where a word takes something away. */
const betterPart = 0.9;
const brilliantUpTo = 1.55;
const brightly = 0.84;
const darkly = 0.68;
/** In a good one, where no word tells anything either way. */
const blankly = 0.6;
/** Praise of what goes without saying fails on purpose. */
const selfEvident = /pünktlich|kleidung|gepflegt|ordentlich|höflich|gelaunt/iu;

/**
 * Silences what is read as failing in a good letter although no word of it blames („Auch sein Vortrag überzeugte alle
 * Anwesenden“, „Ihre Fläche war jeden Morgen ein Augenschmaus“): letters are written in one breath, so that such a
 * sentence is more likely misread than meant, and nobody shall be frightened by a guess. What holds a word of
 * blame stays as it is read, and what limits or denies too; in a brilliant letter that must be read surely.
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
  const better = grades.slice(0, Math.floor(grades.length * betterPart));
  const isBrilliant =
    middle <= brilliantUpTo || better.reduce((sum, grade) => sum + grade, 0) <= better.length * brilliantUpTo;
  return graded.map((one, at) =>
    one !== null && isDoubtful(one, isBrilliant, () => textOf(at)) ? ungraded(one.hint) : one,
  );
}

/** Where something is heard between the lines, the praise may be meant so; in a brilliant letter only what has a name. */
function isHeard(hint: CodeHint | null, isBrilliant: boolean): boolean {
  if (hint === null) return false;
  return isBrilliant ? hint.id !== null && hint.share >= heardBrightly[hint.kind] : hint.share >= heard;
}

/** What a letter must say is never silenced: it would count as said, and as flawless. */
const asked: ReadonlySet<Category | undefined> = new Set<Category | undefined>([
  'internal-behavior',
  'external-behavior',
  'performance-summary',
  'exam-result',
  'future-wishes',
  'ending',
]);

/** What was met or asked for, and under which condition, is told of good work too. */
const dim: ReadonlySet<ToneSign> = new Set<ToneSign>(['meets', 'demand', 'condition', 'enough']);
/** Whether any word of a sentence blames, limits or denies. */
export const hasBlame = (text: string): boolean =>
  unitsOf(text).tones.some((sign) => blaming.has(sign) || (dark.has(sign) && !dim.has(sign)));

function isDoubtful(
  { grade = 0, confidence = 1, category, hint }: GradedSentence,
  isBrilliant: boolean,
  text: () => string,
): boolean {
  if (asked.has(category) || grade < faint || confidence >= surely) return false;
  const words = text();
  if (selfEvident.test(words) || isHeard(hint?.() ?? null, isBrilliant)) return false;
  const { tones } = unitsOf(words);
  if (tones.some((sign) => blaming.has(sign))) return false;
  if (isBrilliant) return confidence < (tones.some((sign) => dark.has(sign)) ? darkly : brightly);
  if (!tones.every((sign) => bright.has(sign))) return false;
  if (!tones.some((sign) => praising.has(sign))) return confidence < blankly;
  return grade >= failing || confidence < hardly;
}
