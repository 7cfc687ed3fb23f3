import type { SentenceReading } from '#domain/decode/reading.ts';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import type { Proofreading } from '#web/lib/certificate/writer-functions.ts';

/** What a reader takes from a block. */
export interface BlockReading {
  readonly sentences: readonly SentenceReading[];
  /** Mean of its graded sentences; null where it rates nothing. */
  readonly grade: number | null;
}

/** The sentences of a reading by the blocks that hold them. */
export function readBlocks(letter: Letter, { text, reading }: Proofreading): Map<string, BlockReading> {
  const found = new Map<string, BlockReading>();
  let from = 0;
  for (const { id, text: words, hidden } of blocksOf(letter)) {
    const at = hidden || words === '' ? -1 : text.indexOf(words, from);
    if (at === -1) continue;
    const end = at + words.length;
    from = end;
    const sentences = reading.sentences.filter((sentence) => sentence.start < end && sentence.end > at);
    const grades = sentences.flatMap((sentence) =>
      sentence.graded && sentence.grade !== undefined ? [sentence.grade] : [],
    );
    const grade = grades.length === 0 ? null : grades.reduce((sum, one) => sum + one, 0) / grades.length;
    found.set(id, { sentences, grade });
  }
  return found;
}
