import { withoutCourtesy } from './evidence.ts';
import { findCodes } from './find-codes.ts';
import { gradeSentence } from './grade-sentence.ts';
import type { Evidence, SentenceReading } from './reading.ts';

/**
 * Reads one sentence on its own, as `decode --lines` does: its grade and the classic codes in it.
 * @returns offsets count from the start of `text`; a sentence with a code is graded only where it rates somebody
 */
export function readSentence(text: string): SentenceReading {
  const { hint: _, beside: __, ...graded } = gradeSentence(text);
  const codes = findCodes(text);
  const found = codes.map(({ start, end, text: words }): Evidence => ({
    start,
    end,
    kind: 'code',
    text: words,
  }));
  return {
    start: 0,
    end: text.length,
    text,
    part: 'other',
    ...graded,
    codes: [...new Set(codes.map(({ id }) => id))],
    evidence: [...withoutCourtesy(graded.evidence, graded.category), ...found].toSorted(
      (a, b) => a.start - b.start,
    ),
  };
}
