/** A school grade from 1.0 (best) to 6.0; data uses half steps, results may carry decimals. */
export type Grade = number;

/** What a reader takes from a text: a grade, never without its range and how sure we are (0…1). */
export interface Rating {
  readonly grade: Grade;
  /** The best and the worst grade that readers give, e.g. `[1.5, 2.5]`. */
  readonly range: readonly [Grade, Grade];
  readonly confidence: number;
}

export const gradeWords = ['sehr gut', 'gut', 'befriedigend', 'ausreichend', 'mangelhaft'] as const;
export type GradeWord = (typeof gradeWords)[number];
/** One of the five named grades: 1 sehr gut … 5 mangelhaft. */
export type NamedGrade = 1 | 2 | 3 | 4 | 5;

/** The named grade (1…5) nearest to a grade; a half goes to the better one, everything from 5 on is 5. */
export function namedGrade(grade: Grade): NamedGrade {
  const nearest = Math.ceil(grade - 0.5);
  return Math.min(5, Math.max(1, nearest)) as NamedGrade;
}

/** „sehr gut“ … „mangelhaft“ for a grade. */
export function gradeWord(grade: Grade): GradeWord {
  return gradeWords[namedGrade(grade) - 1] as GradeWord;
}

/** Points out of 7 (specification §3): 7 − 1.5 × (grade − 1), never under 1; rounded to one decimal. */
export function points(grade: Grade): number {
  return Math.round(Math.max(1, 7 - 1.5 * (grade - 1)) * 10) / 10;
}

/** German reading of a rating: „gut“, or „zwischen gut und sehr gut“ when its range spans two named grades. */
export function describeRating(rating: Rating): string {
  const [best, worst] = [namedGrade(rating.range[0]), namedGrade(rating.range[1])];
  const word = gradeWord(rating.grade);
  if (best === worst) return word;
  return `${word}, zwischen ${gradeWords[worst - 1]} und ${gradeWords[best - 1]}`;
}
