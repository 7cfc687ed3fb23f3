import { categoryLabels } from '#domain/letter/category.ts';
import { gradeWord, namedGrade, type Rating } from '#domain/letter/grade.ts';
import { html, type Html } from '../html.ts';
import { withEvidence } from '../parts/marked-text.ts';
import { ratingWords, scale } from '../parts/scale.ts';
import { paths } from '../paths.ts';
import type { Remark } from './letter-view.ts';

/** The decoding sentence by sentence: what is read, by which words, and what would be better. */
export function sentenceList(remarks: readonly Remark[]): Html {
  return html`<ol class="readings">
    ${remarks.map(entry)}
  </ol>`;
}

function entry({ number, sentence, grade }: Remark): Html {
  const { category, text, start, evidence, explanation, better, range, confidence } = sentence;
  const rating: Rating = { grade, range: range ?? [grade, grade], confidence: confidence ?? 0 };
  return html`<li id="satz-${number}" data-grade="${namedGrade(grade)}">
    <div class="readings-grade">
      <p class="pencil">${gradeWord(grade)}</p>
      ${category && html`<p class="readings-category"><a href="${paths.category(category)}">${categoryLabels[category]}</a></p>`}
      ${scale(rating)}
      <p class="readings-points" aria-hidden="true">${ratingWords(rating)}</p>
    </div>
    <div>
      <blockquote>${withEvidence(text, evidence, start)}</blockquote>
      <p>${explanation}</p>
      ${better !== undefined && html`<p class="better"><span>Besser</span> „${better}“</p>`}
    </div>
  </li>`;
}
