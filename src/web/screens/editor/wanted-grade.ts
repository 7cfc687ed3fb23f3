import { summaryGrade } from '#domain/letter/answers.ts';
import { performanceCategories, type Category } from '#domain/letter/category.ts';
import { namedGrade, type NamedGrade } from '#domain/letter/grade.ts';
import { blocksOf, isEmployers, type Letter } from '#domain/letter/letter.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';

/**
 * The grade that is wished for a category, null where none is: what the answers say, unless every sentence on it was
 * given another grade in the letter.
 */
export function wantedGrade(category: Category, letter: Letter, draft: Draft): NamedGrade | null {
  const answered = answeredGrade(category, draft);
  const grades = blocksOf(letter).flatMap((block) =>
    block.category === category && !block.hidden && block.grade !== null ? [block.grade] : [],
  );
  if (grades.length === 0 || (answered !== null && grades.includes(answered))) return answered;
  return namedGrade(grades.reduce((sum: number, grade) => sum + grade, 0) / grades.length);
}

/**
 * Was the grade of a category only read off the reference that the letter was made from? As long as none of its sentences
 * was written anew, it is just what stood there: nobody has wished for it.
 */
export const isAsBefore = (category: Category, letter: Letter): boolean =>
  blocksOf(letter).every(
    (block) => block.category !== category || block.hidden || block.kind === 'own' || isEmployers(block),
  );

/**
 * Categories that were rated and of which a reader finds nothing: their sentence was hidden, or says something else now.
 * Customers are read with the others unless they were rated apart; what a reference did not say nobody has wished.
 */
export function unreadWishes(
  read: readonly { readonly category: Category }[],
  letter: Letter,
  draft: Draft,
): { readonly category: Category; readonly grade: NamedGrade }[] {
  const found = new Set(read.map(({ category }) => category));
  const rated: readonly Category[] = [
    ...performanceCategories.filter((category) => draft.performance.ratings[category] !== undefined),
    ...(draft.performance.ratings['performance-summary'] === undefined
      ? (['performance-summary'] as const)
      : []),
    'internal-behavior',
    ...(draft.behavior.customers === null ? [] : (['external-behavior'] as const)),
    ...(draft.type === 'ausbildungszeugnis' ? (['exam-result'] as const) : []),
    'future-wishes',
  ];
  return rated.flatMap((category) => {
    const grade = found.has(category) ? null : wantedGrade(category, letter, draft);
    return grade === null ? [] : [{ category, grade }];
  });
}

function answeredGrade(
  category: Category,
  { performance, behavior, ending, exam }: Draft,
): NamedGrade | null {
  if (category === 'internal-behavior') return behavior.internal;
  if (category === 'external-behavior')
    return behavior.customer_contact ? (behavior.customers ?? behavior.internal) : null;
  if (category === 'future-wishes') return ending.future_wishes;
  if (category === 'exam-result') return exam.result;
  if (category === 'performance-summary') return summaryGrade(performance.ratings);
  const rated = performanceCategories.find((one) => one === category);
  return rated === undefined ? null : (performance.ratings[rated] ?? null);
}
