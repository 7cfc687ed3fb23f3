import { betterWordings } from '../knowledge/better-wordings.ts';
import type { Category } from '../letter/category.ts';
import type { Grade } from '../letter/grade.ts';

/**
 * A wording to ask for: „gut“ where the sentence is average, „befriedigend“ where it is below, because only up to
 * there the employer bears the burden of proof (LAG Köln 4 Sa 12/23). Null from 2.4 upwards and where no wording helps.
 */
export function betterWording(category: Category, grade: Grade): string | null {
  if (grade < 2.5) return null;
  const wording = betterWordings[category];
  if (wording === undefined) return null;
  return grade < 3.5 ? wording.good : wording.average;
}
