import type { Reading, SentenceReading } from '#domain/decode/reading.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import { gradeWord, namedGrade } from '#domain/letter/grade.ts';
import { html, type Html } from '../html.ts';

/** A graded sentence of the letter, numbered in its order. */
export interface Remark {
  readonly number: number;
  readonly sentence: SentenceReading;
  readonly grade: number;
}

/** What stands in the margin of a letter: its graded sentences. */
export function remarksOf(reading: Reading): Remark[] {
  return reading.sentences
    .flatMap((sentence) => (sentence.graded && sentence.grade !== undefined ? [sentence] : []))
    .map((sentence, at) => ({ number: at + 1, sentence, grade: sentence.grade ?? 0 }));
}

interface Line {
  readonly start: number;
  readonly text: string;
}

/** Paragraphs of a composed letter as lines with their offsets; they are parted by empty lines. */
function paragraphsOf(text: string): Line[][] {
  const paragraphs: Line[][] = [[]];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push({ start, text: line });
    start += line.length + 1;
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

const bullet = '• ';

/** The letter as it lies on the desk: graded sentences marked, their grade in the margin beside the paragraph. */
export function letterView(text: string, remarks: readonly Remark[]): Html {
  const rows = paragraphsOf(text).map((lines, at) => {
    const from = lines[0]?.start ?? 0;
    const last = lines.at(-1);
    const to = last === undefined ? from : last.start + last.text.length;
    const inside = remarks.filter(({ sentence }) => sentence.start >= from && sentence.start < to);
    return html`<div class="desk-row">
      <div class="desk-text">${at === 0 ? heading(lines) : paragraph(lines, inside)}</div>
      ${inside.length > 0 && margin(inside)}
    </div>`;
  });
  return html`<article class="desk-letter" aria-label="Zeugnis">${rows}</article>`;
}

const heading = (lines: readonly Line[]): Html => html`<h2>${lines.map(({ text }) => text)}</h2>`;

function paragraph(lines: readonly Line[], remarks: readonly Remark[]): Html {
  const items = lines.filter(({ text }) => text.startsWith(bullet));
  const rest = lines.filter(({ text }) => !text.startsWith(bullet));
  const body = rest.map((line, at) => html`${at > 0 && html`<br />`}${marked(line, remarks)}`);
  return html`${rest.length > 0 && html`<p>${body}</p>`}
  ${
    items.length > 0 &&
    html`<ul>
      ${items.map(({ text }) => html`<li>${text.slice(bullet.length)}</li>`)}
    </ul>`
  }`;
}

function marked({ start, text }: Line, remarks: readonly Remark[]): Html {
  const parts: Html[] = [];
  let at = 0;
  for (const { number, sentence, grade } of remarks) {
    const [from, to] = [sentence.start - start, sentence.end - start];
    if (from < at || to > text.length) continue;
    parts.push(
      html`${text.slice(at, from)}<a class="mark" data-grade="${namedGrade(grade)}" href="#satz-${number}"
          >${text.slice(from, to)}</a
        >`,
    );
    at = to;
  }
  return html`${parts}${text.slice(at)}`;
}

const margin = (remarks: readonly Remark[]): Html =>
  html`<ul class="desk-margin" aria-label="Noten am Rand">
    ${remarks.map(
      ({ number, sentence, grade }) =>
        html`<li data-grade="${namedGrade(grade)}">
          <a href="#satz-${number}">
            <span class="pencil">${gradeWord(grade)}</span>
            <span class="desk-subject">${sentence.category && categoryLabels[sentence.category]}</span>
          </a>
        </li>`,
    )}
  </ul>`;
