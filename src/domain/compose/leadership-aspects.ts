import type { Category } from '../letter/category.ts';

/** What readers look for in a leader's reference: the results of the team, and its contentment. */
const aspects = [
  /leistung|ergebnis|erfolg|ziele|qualität/i,
  /motivier|anerkannt|geschätzt|wertschätz|klima|vertrauen|zufrieden|zusammenhalt|stimmung|miteinander/i,
] as const;

const family: ReadonlySet<Category> = new Set<Category>([
  'leadership',
  'employee-development',
  'employee-deployment',
  'delegation',
]);

/** Does a category speak of leading people? */
export const isLeading = (category: Category | null): boolean => category !== null && family.has(category);

/** Tells of a further sentence whether it says what these sentences on leadership leave out; null: nothing is left out. */
export function missingAspect(told: readonly string[]): ((text: string) => boolean) | null {
  const text = told.join(' ').replaceAll(/führungsleistung/gi, '');
  const missing = aspects.filter((aspect) => !aspect.test(text));
  return missing.length === 0 ? null : (other) => missing.every((aspect) => aspect.test(other));
}
