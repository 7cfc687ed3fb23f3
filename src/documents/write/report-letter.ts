import type { SentenceReading } from '#domain/decode/reading.ts';
import { namedGrade, type NamedGrade } from '#domain/letter/grade.ts';

/** A stretch of the letter; graded ones carry their named grade, the last stretch of a sentence its number. */
export interface LetterRun {
  readonly text: string;
  readonly grade?: NamedGrade;
  readonly note?: number;
}

export interface LetterParagraph {
  readonly kind: 'heading' | 'text';
  /** Lines that stay lines; running text is one line. */
  readonly lines: readonly { readonly item: boolean; readonly runs: readonly LetterRun[] }[];
  /** Numbers of the sentences graded in it. */
  readonly notes: readonly number[];
}

/** The graded sentences in the order of the text; their places + 1 are the numbers of their notes. */
export function gradedSentences(sentences: readonly SentenceReading[]): readonly SentenceReading[] {
  return sentences.filter((sentence) => sentence.graded).toSorted((a, b) => a.start - b.start);
}

/** The whole letter as paragraphs with its graded sentences marked. */
export function letterParagraphs(
  text: string,
  sentences: readonly SentenceReading[],
): readonly LetterParagraph[] {
  const graded = gradedSentences(sentences);
  const paragraphs: LetterParagraph[] = [];
  for (const match of text.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/g)) {
    const [start, end] = [match.index, match.index + match[0].trimEnd().length];
    const inside = sentences.filter((sentence) => sentence.start < end && sentence.end > start);
    const isHeading = inside.some((sentence) => sentence.part === 'heading') && end - start < 80;
    const lines = linesOf(text, start, end, inside).map(([from, to]) => {
      const item = /^[–•-] /.test(text.slice(from, to));
      return { item, runs: runsOf(text, item ? from + 2 : from, to, graded) };
    });
    const notes = lines.flatMap((line) => line.runs.flatMap((run) => run.note ?? []));
    paragraphs.push({ kind: isHeading ? 'heading' : 'text', lines, notes });
  }
  return paragraphs;
}

/** Where the lines of a paragraph begin and end; line ends that only wrap running text are none. */
function linesOf(
  text: string,
  start: number,
  end: number,
  inside: readonly SentenceReading[],
): readonly (readonly [number, number])[] {
  const ends = [...text.slice(start, end).matchAll(/\n/g)].map((match) => start + match.index);
  const wraps = (at: number): boolean => inside.some((sentence) => sentence.start < at && sentence.end > at);
  // One wrapped sentence shows that the letter was typed in lines of a fixed length.
  const isWrapped = ends.some(wraps);
  const lines: [number, number][] = [];
  let from = start;
  for (const at of ends) {
    const soft = wraps(at) || (isWrapped && at - text.lastIndexOf('\n', at - 1) > 50);
    const nextIsItem = /^\s*[–•-] /.test(text.slice(at + 1, at + 20));
    if (soft && !nextIsItem) continue;
    lines.push([from, at]);
    from = at + 1;
  }
  lines.push([from, end]);
  return lines;
}

function runsOf(
  text: string,
  start: number,
  end: number,
  graded: readonly SentenceReading[],
): readonly LetterRun[] {
  const runs: LetterRun[] = [];
  const plain = (from: number, to: number): string => text.slice(from, to).replaceAll(/\s+/g, ' ');
  let at = start;
  for (const [i, sentence] of graded.entries()) {
    const [from, to] = [Math.max(at, sentence.start), Math.min(end, sentence.end)];
    if (from >= to || sentence.grade === undefined) continue;
    if (from > at) runs.push({ text: plain(at, from) });
    const closes = sentence.end <= end;
    runs.push({
      text: plain(from, to),
      grade: namedGrade(sentence.grade),
      ...(closes ? { note: i + 1 } : {}),
    });
    at = to;
  }
  if (at < end) runs.push({ text: plain(at, end) });
  return runs;
}
