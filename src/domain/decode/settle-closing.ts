import type { Rating } from '../letter/grade.ts';
import { combine } from './rate-categories.ts';
import type { CategoryRating } from './reading.ts';

/** What counts how much: the elements, the sentences, the letter. */
type Weights = readonly [number, number, number];

function weights(
  elements: Rating,
  told: Rating | undefined,
  overall: Rating | null,
  isWhole: boolean,
): Weights {
  const others = Math.max(told?.grade ?? 0, overall?.grade ?? 0);
  // A part left out is not made good by fine words for the others, nor by the letter before it.
  if (others > 0 && elements.grade - others >= 0.4) return [0.75, 0.125, 0.125];
  // Who is praised to the skies at the end only is praised there all the same.
  if (overall !== null && elements.grade <= 1.8 && overall.grade - elements.grade >= 1.8)
    return [0.75, 0.25, 0];
  // Whoever is missed, thanked and wished well under a weak letter parts as people usually do.
  if (overall !== null && overall.grade >= 3.6 && overall.grade > elements.grade && isWhole)
    return [0.68, 0.12, 0.2];
  // Plain thanks under a weak letter are nothing but form.
  if (overall !== null && overall.grade >= 3.8 && overall.grade - elements.grade >= 0.4)
    return [0.5, 0.15, 0.35];
  return [0.55, 0.25, 0.2];
}

/**
 * The grade of the closing as readers take it: its elements count most, then how its sentences read, and a little how
 * the whole letter reads, for thanks usually repeat the grade of the letter (domain rules §0.3, §1.1). The trait
 * „Schlussformel“ gets the same grade, for both speak of the same words.
 * @param elements the grade by thanks, regret and wishes; null without a closing
 * @param isWhole whether all three are told
 */
export function settleClosing(
  elements: Rating | null,
  categories: readonly CategoryRating[],
  overall: Rating | null,
  layman: boolean,
  isWhole = false,
): { closing: Rating | null; categories: readonly CategoryRating[] } {
  if (elements === null || layman) return { closing: elements, categories };
  const told = categories.find(({ category }) => category === 'future-wishes');
  const [own, read, whole] = weights(elements, told, overall, isWhole);
  const settled = combine([
    { rating: elements, weight: own },
    ...(told === undefined ? [] : [{ rating: told, weight: read }]),
    ...(overall === null ? [] : [{ rating: overall, weight: whole }]),
  ]);
  if (settled === null) return { closing: elements, categories };
  const closing = { ...settled, confidence: elements.confidence };
  return {
    closing,
    categories: categories.map((one) => (one.category === 'future-wishes' ? { ...one, ...closing } : one)),
  };
}
