import type { Rating } from '../letter/grade.ts';
import { tenth } from './rate-categories.ts';
import type { CategoryRating, Finding } from './reading.ts';

/** How much a gap among the persons lowers the whole of the behaviour (domain rules §2.3). */
const lowers: ReadonlyMap<string, number> = new Map([
  ['missing-superiors', 0.5],
  ['missing-groups', 0.5],
  ['order-persons', 0.3],
  ['missing-colleagues', 0.3],
  ['missing-customers', 0.1],
]);

/** How far the grade of the performance moves that of the behaviour, at most half a grade. */
const share = 0.4;

/**
 * The grade of the behaviour as readers take it: the formula counts most, but „stets vorbildlich“ in a good letter is
 * what good letters say, and who is left out or named last lowers it. The trait „Internes Verhalten“ moves with it,
 * for both speak of the same words.
 * @param told the grade by the sentences; null without any
 */
export function settleBehavior(
  told: Rating | null,
  performance: Rating | null,
  categories: readonly CategoryRating[],
  findings: readonly Finding[],
  layman: boolean,
): { behavior: Rating | null; categories: readonly CategoryRating[] } {
  if (told === null || layman) return { behavior: told, categories };
  const apart = performance === null ? 0 : performance.grade - told.grade;
  const pull = Math.max(-0.5, Math.min(0.5, share * apart));
  const gaps = told.grade >= 4.5 ? [] : [...new Set(findings.map(({ rule }) => rule))];
  const shift = tenth(pull + Math.min(0.6, gaps.reduce((sum, rule) => sum + (lowers.get(rule) ?? 0), 0)));
  if (shift === 0) return { behavior: told, categories };
  return {
    behavior: { ...told, ...moved(told, shift) },
    categories: categories.map((one) =>
      one.category === 'internal-behavior' ? { ...one, ...moved(one, shift) } : one,
    ),
  };
}

/** A range widens toward the new grade, and keeps what the words alone were read as. */
function moved({ grade, range }: Pick<Rating, 'grade' | 'range'>, by: number): Pick<Rating, 'grade' | 'range'> {
  const to = tenth(Math.min(6, Math.max(1, grade + by)));
  return { grade: to, range: [Math.min(range[0], to), Math.max(range[1], to)] };
}
