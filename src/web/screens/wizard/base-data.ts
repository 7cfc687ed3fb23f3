import { isIssuedAfter } from '#domain/letter/answers.ts';
import { valuesOf, type Draft } from '#web/lib/certificate/draft.ts';

/**
 * What the letter is made of, to be compared: when it changes after the letter was written, a new one has to be
 * written (specification §4). Place, signatures, letterhead and project name are printed as they stand.
 */
export function baseDataOf(draft: Draft): string {
  const { type, person, company, occupation, activities, performance, behavior, ending, exam, date } =
    valuesOf(draft);
  // Of the day of issue the letter says only whether the end is over.
  const isOver = isIssuedAfter(occupation.end_employment, date);
  const parts = [type, person, company, occupation, activities, performance, behavior, ending, exam, isOver];
  return JSON.stringify(parts);
}
