import { findCodes } from '../decode/find-codes.ts';
import { gradeSentence } from '../decode/grade-sentence.ts';
import type { ModuleKind, TextModule } from '../letter/module.ts';
import { remembered } from './remembered.ts';

/** Kinds whose sentences stand for themselves; endings and closings are read within the whole letter. */
export const gradedKinds: ReadonlySet<ModuleKind> = new Set<ModuleKind>([
  'performance',
  'trait',
  'leadership-trait',
  'honesty',
  'behavior',
]);

/** What a sentence is meant to say. */
export type Meaning = Pick<TextModule, 'kind' | 'grade' | 'category'>;

export const isGraded = ({ kind, grade }: Meaning): boolean => gradedKinds.has(kind) && grade !== undefined;

/** What the decoder makes of a sentence. */
const reading = remembered((text) => {
  const { grade, category, categories } = gradeSentence(text);
  return { grade, category, categories, codes: findCodes(text).map(({ id }) => id) };
});

/** In which respects the decoder reads a sentence otherwise than it is meant; empty when all is well. */
export function misreadings(text: string, meant: Meaning): string[] {
  const { grade, category, categories, codes } = reading(text);
  const found: string[] = [];
  if (codes.length > 0) found.push(`Code ${codes.join(', ')}`);
  if (grade === undefined) found.push('wird nicht als Wertung gelesen');
  else if (Math.abs(grade - (meant.grade ?? grade)) > 0.5) found.push(`wird als ${grade} gelesen`);
  if (meant.category !== undefined && category !== undefined && category !== meant.category) {
    const beside = categories.includes(meant.category) ? ' (eigene nur daneben)' : '';
    found.push(`wird als ${category} gelesen${beside}`);
  }
  return found;
}
