import { readSentence } from '#domain/decode/read-sentence.ts';
import type { SentenceReading } from '#domain/decode/reading.ts';
import { readUnits } from '#domain/decode/units.ts';

/** Below this the grade of a sentence that stands alone is a guess. */
const leastConfidence = 0.6;
/** Nobody speaks like this in a reference. */
const spoken = /(?<!\p{L})(?:ich|mich|mir|du|dich|dir|ihnen)(?!\p{L})/u;

/**
 * Reads a text that is too short for a reference sentence by sentence, as if it stood in one. The grading trusts that
 * it is given sentences of references: what holds no word that counts there, and is none of its two great formulas, is
 * left out.
 * @returns the sentences whose reading is sure; offsets are into `text`
 */
export function readAlone(text: string): readonly SentenceReading[] {
  return readUnits(text)
    .units.map((unit) => ({ ...readSentence(unit.flat), start: unit.start, end: unit.end }))
    .filter(isSure);
}

function isSure({ graded, category, evidence, confidence = 0, text }: SentenceReading): boolean {
  const isKnown = evidence.length > 0 || category === 'performance-summary' || category === 'future-wishes';
  return graded && isKnown && confidence >= leastConfidence && !spoken.test(text.toLowerCase());
}
