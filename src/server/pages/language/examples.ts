import { exampleSentences } from '#domain/compose/example-sentences.ts';
import { readSentence } from '#domain/decode/read-sentence.ts';
import type { Evidence } from '#domain/decode/reading.ts';
import type { Category } from '#domain/letter/category.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import { html, type Html } from '../html.ts';
import { withEvidence } from '../parts/marked-text.ts';

interface Shown {
  readonly grade: NamedGrade;
  readonly sentences: readonly Html[];
}
const known = new Map<Category, readonly Shown[]>();

/** „alles Gute“ stands in every closing: there only what goes beyond it counts. */
function evidenceIn(text: string, category: Category): readonly Evidence[] {
  const { evidence } = readSentence(text);
  return category === 'future-wishes'
    ? evidence.filter((one) => one.kind !== 'positive' && one.kind !== 'plain')
    : evidence;
}

/** Example sentences of a category by grade, the words that carry it standing out. They never change: read once. */
export function shownExamples(category: Category): readonly Shown[] {
  const shown =
    known.get(category) ??
    exampleSentences(category).map(({ grade, sentences }) => ({
      grade,
      sentences: sentences.map((text) => html`${withEvidence(text, evidenceIn(text, category))}`),
    }));
  known.set(category, shown);
  return shown;
}
