import { late } from '../german/late.ts';
import { readSentence } from './read-sentence.ts';
import type { SentenceReading } from './reading.ts';
import type { Unit } from './units.ts';

/** Below this the grade of a sentence that stands alone is a guess. */
const leastConfidence = 0.6;
/** Nobody speaks like this in a reference. */
const spoken = late.u`(?<!\p{L})(?:ich|mich|mir|du|dich|dir|ihnen)(?!\p{L})`;

/**
 * Reads a text that is too short for a reference sentence by sentence, as if it stood in one. The grading trusts that
 * it is given sentences of references: what holds no word that counts there, and is none of its two great formulas, is
 * left out.
 * @returns the sentences whose reading is sure; offsets are into the text of the units
 */
export function readAlone(units: readonly Unit[]): readonly SentenceReading[] {
  return units
    .map((unit) => ({ ...readSentence(unit.flat), start: unit.start, end: unit.end }))
    .filter(isSure);
}

function isSure({ graded, category, evidence, confidence = 0, text }: SentenceReading): boolean {
  const isKnown = evidence.length > 0 || category === 'performance-summary' || category === 'future-wishes';
  return graded && isKnown && confidence >= leastConfidence && !spoken.test(text.toLowerCase());
}
