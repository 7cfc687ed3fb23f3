import { isIssuedAfter, type Answers } from './answers.ts';

/** The answers that a letter is made of. Place, signatures, letterhead and options are printed as they stand. */
export type Basis = Pick<
  Answers,
  | 'type'
  | 'person'
  | 'company'
  | 'occupation'
  | 'activities'
  | 'performance'
  | 'behavior'
  | 'ending'
  | 'exam'
  | 'date'
>;

/** What a letter that is written now has to remember of its answers. */
export function basisOf(answers: Basis): Basis {
  const { type, person, company, occupation, activities, performance, behavior, ending, exam, date } =
    answers;
  return { type, person, company, occupation, activities, performance, behavior, ending, exam, date };
}

/** Would a letter of the one say the same as one of the other? Of the day of issue it says only whether the end is over. */
export const isSameBasis = (one: Basis, other: Basis): boolean => said(one) === said(other);

function said({ date, ...basis }: Basis): string {
  const isOver = isIssuedAfter(basis.occupation.end_employment, date);
  return JSON.stringify({ ...basisOf({ ...basis, date: null }), isOver }, sorted);
}

/** Databases sort the keys of what they keep. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value;
