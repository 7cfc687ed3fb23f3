import type { Severity } from '../decode/reading.ts';
import type { Category } from '../letter/category.ts';
import type { AreaId } from '../letter/letter.ts';

/** Something the writer of a letter should know; texts are German and address nobody. */
export interface Warning {
  readonly id: WarningId;
  readonly severity: Severity;
  readonly title: string;
  readonly detail: string;
  readonly area?: AreaId;
  /** Id of the block it concerns. */
  readonly block?: string;
  readonly category?: Category;
  /** The text of the block as it could read instead. */
  readonly better?: string;
  /** Id in knowledge/rulings.ts. */
  readonly ruling?: string;
}

export type WarningId =
  | 'overall-below-average'
  | 'too-perfect'
  | 'summary-against-average'
  | 'category-below-average'
  | 'no-wishes'
  | 'wishes-after-extraordinary'
  | 'missing-part'
  | 'exam-and-broken-off'
  | 'exam-contradicted'
  | 'order'
  | 'tense-mix'
  | 'impossible-date'
  | 'odd-date'
  | 'little-individual'
  | 'length'
  | 'honesty-unusual'
  | 'many-categories'
  | 'open-place'
  | 'unprintable'
  | 'other-person'
  | 'said-twice'
  | 'task-twice'
  | 'first-person'
  | 'reading';
