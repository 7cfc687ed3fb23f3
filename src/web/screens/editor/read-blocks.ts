import type { SentenceReading } from '#domain/decode/reading.ts';
import { blockPlaces } from '#domain/letter/block-places.ts';
import type { Proofreading } from '#web/lib/certificate/proofread.ts';

/** What a reader takes from a block. */
export interface BlockReading {
  readonly sentences: readonly SentenceReading[];
  /** Mean of its graded sentences, of a closing that of the whole; null where it rates nothing. */
  readonly grade: number | null;
}

/** The sentences of a reading by the blocks that hold them. */
export function readBlocks({
  text,
  reading,
  read,
}: Pick<Proofreading, 'text' | 'reading' | 'read'>): Map<string, BlockReading> {
  const found = new Map<string, BlockReading>();
  const closing = reading.categories.find(({ category }) => category === 'future-wishes')?.grade;
  for (const { block, start, end } of blockPlaces(read, text)) {
    const sentences = reading.sentences.filter((sentence) => sentence.start < end && sentence.end > start);
    const grades = sentences.flatMap((sentence) =>
      sentence.graded && sentence.grade !== undefined ? [sentence.grade] : [],
    );
    const mean = grades.length === 0 ? null : grades.reduce((sum, one) => sum + one, 0) / grades.length;
    // Thanks, regret and wishes weigh as a whole, in whatever blocks they stand: the grade of the table counts.
    const isClosing = block.category === 'future-wishes' && mean !== null;
    found.set(block.id, { sentences, grade: (isClosing ? closing : undefined) ?? mean });
  }
  return found;
}
