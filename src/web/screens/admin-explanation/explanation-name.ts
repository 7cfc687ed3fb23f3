import { codeById } from '#domain/knowledge/codes.ts';
import type { ExplanationKind } from '#domain/knowledge/guides/explanations.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import type { Category } from '#domain/letter/category.ts';
import { gradeWord } from '#domain/letter/grade.ts';

/** What an explanation is about, in German. */
export function explanationName(kind: ExplanationKind, key: string): string {
  if (kind === 'category') return categoryLabels[key as Category] ?? key;
  if (kind === 'grade') return gradeWord(Number(key));
  return codeById(key)?.title.replace(/^Code /, '') ?? key;
}
