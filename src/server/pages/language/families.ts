import { categoriesOfStage, stageOf, stages } from '#domain/letter/category-order.ts';
import type { Category, PerformanceCategory } from '#domain/letter/category.ts';

/** Categories that stand together in a letter, in the order of the letter. */
export interface Family {
  readonly title: string;
  readonly categories: readonly Category[];
}

const titles: Readonly<Record<(typeof stages)[number], string>> = {
  readiness: 'Wollen',
  ability: 'Können',
  knowledge: 'Wissen',
  method: 'Arbeitsweise',
  success: 'Erfolg',
  special: 'Besonderes',
  leadership: 'Führung',
  conduct: 'Haltung',
};

/** All categories by their place in the letter. */
export const families: readonly Family[] = [
  ...stages.map((stage) => ({ title: titles[stage], categories: categoriesOfStage(stage) })),
  { title: 'Zusammenfassung', categories: ['performance-summary', 'overall-performance', 'exam-result'] },
  { title: 'Verhalten', categories: ['internal-behavior', 'external-behavior'] },
  { title: 'Schluss', categories: ['ending', 'future-wishes'] },
];

/** The categories beside which one stands, itself included. */
export function familyOf(category: Category): readonly Category[] {
  const stage = stageOf(category as PerformanceCategory);
  if (stage !== null) return categoriesOfStage(stage);
  return families.find(({ categories }) => categories.includes(category))?.categories ?? [];
}
