import type { SentenceReading } from '#domain/decode/reading.ts';
import { blockPlaces } from '#domain/letter/block-places.ts';
import type { Proofreading } from '#web/lib/certificate/proofread.ts';

/** What a reader takes from a block. */
export interface BlockReading {
  readonly sentences: readonly SentenceReading[];
  /** Mean of its graded sentences; null where it rates nothing. */
  readonly grade: number | null;
}

/** The sentences of a reading by the blocks that hold them. */
export function readBlocks({
  text,
  reading,
  read,
}: Pick<Proofreading, 'text' | 'reading' | 'read'>): Map<string, BlockReading> {
  const found = new Map<string, BlockReading>();
  for (const { block, start, end } of blockPlaces(read, text)) {
    const sentences = reading.sentences.filter((sentence) => sentence.start < end && sentence.end > start);
    const grades = sentences.flatMap((sentence) =>
      sentence.graded && sentence.grade !== undefined ? [sentence.grade] : [],
    );
    const grade = grades.length === 0 ? null : grades.reduce((sum, one) => sum + one, 0) / grades.length;
    found.set(block.id, { sentences, grade });
  }
  return found;
}
