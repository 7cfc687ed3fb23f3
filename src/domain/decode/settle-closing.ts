import type { Rating } from '../letter/grade.ts';
import { combine } from './rate-categories.ts';
import type { CategoryRating } from './reading.ts';

/**
 * The grade of the closing as readers take it: its elements count most, then how its sentences read, and a little how
 * the whole letter reads, for thanks usually repeat the grade of the letter (domain rules §0.3, §1.1). The trait
 * „Schlussformel“ gets the same grade, for both speak of the same words.
 * @param elements the grade by thanks, regret and wishes; null without a closing
 */
export function settleClosing(
  elements: Rating | null,
  categories: readonly CategoryRating[],
  overall: Rating | null,
  layman: boolean,
): { closing: Rating | null; categories: readonly CategoryRating[] } {
  if (elements === null || layman) return { closing: elements, categories };
  const told = categories.find(({ category }) => category === 'future-wishes');
  const settled = combine([
    { rating: elements, weight: 0.55 },
    ...(told === undefined ? [] : [{ rating: told, weight: 0.25 }]),
    ...(overall === null ? [] : [{ rating: overall, weight: 0.2 }]),
  ]);
  if (settled === null) return { closing: elements, categories };
  const closing = { ...settled, confidence: elements.confidence };
  return {
    closing,
    categories: categories.map((one) => (one.category === 'future-wishes' ? { ...one, ...closing } : one)),
  };
}
