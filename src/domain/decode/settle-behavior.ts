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
const share = 0.45;

/**
 * The grade of the behaviour as readers take it: the formula counts most, but „stets vorbildlich“ in a good letter is
 * what good letters say, and who is left out or named last lowers it. The traits of the behaviour move with
 * it, for they speak of the same words.
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
  const gaps = told.grade >= 3.8 ? [] : [...new Set(findings.map(({ rule }) => rule))];
  const lowered = Math.min(
    0.6,
    gaps.reduce((sum, rule) => sum + (lowers.get(rule) ?? 0), 0),
  );
  const shift = (grade: number): number => {
    const apart = performance === null ? 0 : performance.grade - grade;
    return Math.max(-0.5, Math.min(0.5, share * apart));
  };
  return {
    behavior: { ...told, ...moved(told, shift(told.grade) + lowered) },
    categories: categories.map((one) => {
      if (one.category === 'internal-behavior') return { ...one, ...moved(one, shift(one.grade) + lowered) };
      return one.category === 'external-behavior' ? { ...one, ...moved(one, shift(one.grade)) } : one;
    }),
  };
}

/** A range widens toward the new grade, and keeps what the words alone were read as. */
function moved(
  { grade, range }: Pick<Rating, 'grade' | 'range'>,
  by: number,
): Pick<Rating, 'grade' | 'range'> {
  const to = tenth(Math.min(6, Math.max(1, grade + by)));
  return { grade: to, range: [Math.min(range[0], to), Math.max(range[1], to)] };
}
