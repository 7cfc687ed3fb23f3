import type { Span } from '../german/sentences.ts';
import type { Reading } from './reading.ts';

/** A letter whose end came before its beginning, brought into order. */
export interface Turned {
  readonly text: string;
  /** The reading of `text` with the offsets of the text as it came, in its order. */
  readonly restore: (reading: Reading) => Reading;
}

/** @param cut where the beginning of the letter starts; what stands before it goes behind it */
export function turnPages(came: string, cut: number): Turned {
  const first = came.slice(cut).trimEnd();
  // A sentence may go on over the turn of the page.
  const between = /[.!?:“"]$/.test(first) ? '\n\n' : '\n';
  const behind = first.length + between.length;
  return {
    text: first + between + came.slice(0, cut).trimEnd(),
    restore: (reading) => restore(reading, came, (at) => back(at, { cut, first: first.length, behind })),
  };
}

interface Places {
  readonly cut: number;
  readonly first: number;
  readonly behind: number;
}

/** The same place in the text as it came; of what lies over the turn of the page the longer part. */
function back<T extends Span>(span: T, { cut, first, behind }: Places): T {
  const { start, end } = span;
  const isFirst = end <= first || (start < first && first - start >= end - behind);
  return isFirst
    ? { ...span, start: start + cut, end: Math.min(end, first) + cut }
    : { ...span, start: Math.max(start, behind) - behind, end: end - behind };
}

function restore(reading: Reading, came: string, place: <T extends Span>(span: T) => T): Reading {
  const sentences = reading.sentences.map((sentence) => {
    const placed = place(sentence);
    const evidence = sentence.evidence
      .map((one) => ({ ...place(one), text: one.text }))
      .filter(({ start, end }) => start >= placed.start && end <= placed.end && start < end);
    return { ...placed, text: came.slice(placed.start, placed.end), evidence };
  });
  const order = sentences.map((_, i) => i).toSorted((a, b) => startOf(sentences, a) - startOf(sentences, b));
  const indexes = new Map(order.map((from, to) => [from, to]));
  return {
    ...reading,
    sentences: order.flatMap((from) => sentences[from] ?? []),
    categories: reading.categories.map((one) => ({
      ...one,
      sentences: one.sentences.map((from) => indexes.get(from) ?? from).toSorted((a, b) => a - b),
    })),
    findings: reading.findings.map((one) => {
      if (one.start === undefined || one.end === undefined) return one;
      const { start, end } = place({ start: one.start, end: one.end });
      return { ...one, start, end, quote: came.slice(start, end) };
    }),
  };
}

const startOf = (spans: readonly Span[], at: number): number => spans[at]?.start ?? 0;
