import { categories, type Category } from '../../letter/category.ts';
import type { NamedGrade } from '../../letter/grade.ts';
import { codeById, codes } from '../codes.ts';
import { categoryGuides } from './category-guides.ts';
import { gradeGuides } from './grade-guides.ts';

/** Kinds of explanations („Erläuterungen“) that a superuser may rewrite. */
export const explanationKinds = ['category', 'grade', 'code'] as const;
export type ExplanationKind = (typeof explanationKinds)[number];

/** All keys of a kind, in the order in which they are listed. */
export function explanationKeys(kind: ExplanationKind): readonly string[] {
  if (kind === 'category') return categories;
  if (kind === 'grade') return Object.keys(gradeGuides);
  return codes.map(({ id }) => id);
}

/** The built-in text; '' for a key that there is not. */
export function builtInExplanation(kind: ExplanationKind, key: string): string {
  if (kind === 'category') {
    const guide = categories.includes(key as Category) ? categoryGuides[key as Category] : undefined;
    return guide === undefined ? '' : `${guide.meaning} ${guide.weak}`;
  }
  if (kind === 'grade') return gradeGuides[Number(key) as NamedGrade] ?? '';
  const code = codeById(key);
  if (code === undefined) return '';
  const reading = code.reading.charAt(0).toUpperCase() + code.reading.slice(1);
  return [`${reading}.`, code.note].filter((part) => part !== '').join(' ');
}

/** A text that takes the place of a built-in one. */
export interface ExplanationRow {
  readonly kind: ExplanationKind;
  readonly key: string;
  readonly text: string;
}

/** Gives the explanation of a category, a grade („1“ … „5“) or a code. */
export type Explain = (kind: ExplanationKind, key: string | number) => string;

/** The explanations with what was rewritten. */
export function explanationsWith(rows: readonly ExplanationRow[]): Explain {
  const own = new Map(rows.map(({ kind, key, text }) => [`${kind}/${key}`, text]));
  return (kind, key) => own.get(`${kind}/${key}`) ?? builtInExplanation(kind, String(key));
}
