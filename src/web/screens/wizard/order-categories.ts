import type { PerformanceCategory } from '#domain/letter/category.ts';
import { categoriesOfStage, stages } from '#domain/letter/category-order.ts';
import type { Suggestions } from '#web/lib/certificate/calls.ts';

/** How much readers look for a category in this job. */
export type Expectation = 'required' | 'expected' | 'core' | 'suspicious' | 'open';

/** What courts and readers look for in any reference. */
const core: readonly PerformanceCategory[] = [
  'motivation',
  'comprehension',
  'resilience',
  'expertise',
  'working-method',
  'working-success',
];
const leading: readonly PerformanceCategory[] = [
  'leadership',
  'employee-development',
  'employee-deployment',
  'delegation',
];
/** Above these a letter looks overdone. */
const usual = 9;

const inLetterOrder = stages.flatMap((stage) => categoriesOfStage(stage));

/** The categories to be rated, the most wanted first; the summary follows from them and is rated apart. */
export function orderCategories(
  job: Suggestions | null,
  leader: boolean,
): { readonly category: PerformanceCategory; readonly expectation: Expectation }[] {
  const expectationOf = (category: PerformanceCategory): Expectation => {
    if (job?.required.includes(category) === true || (leader && category === 'leadership')) return 'required';
    if (job?.expected.includes(category) === true) return 'expected';
    if (core.includes(category)) return 'core';
    return job?.suspicious.includes(category) === true ? 'suspicious' : 'open';
  };
  const weight: Readonly<Record<Expectation, number>> = {
    required: 0,
    expected: 1,
    core: 1,
    open: 2,
    suspicious: 3,
  };
  return inLetterOrder
    .filter((category) => leader || !leading.includes(category))
    .map((category) => ({ category, expectation: expectationOf(category) }))
    .toSorted((a, b) => weight[a.expectation] - weight[b.expectation]);
}

/** The categories that the quick rating fills: what is wanted, and enough to make a whole letter. */
export function quickCategories(ordered: ReturnType<typeof orderCategories>): PerformanceCategory[] {
  const wanted = ordered.filter(({ expectation }) => expectation !== 'suspicious' && expectation !== 'open');
  const fill = ordered.filter(({ expectation }) => expectation === 'open');
  return [...wanted, ...fill]
    .slice(0, Math.max(usual, Math.min(wanted.length, 12)))
    .map(({ category }) => category);
}
