import { readLetters } from '../../scripts/bench/letter-rows.ts';
import { decode } from '../../src/domain/decode/decode.ts';
import type { Reading } from '../../src/domain/decode/reading.ts';

/** The letters of the project's own corpus. */
export const corpusLetters = readLetters();

const readings = new Map<string, Reading>();

/** The reading of a letter of the corpus. Several files of tests look at it: in one process it is read once. */
export function readingOf(text: string): Reading {
  const reading = readings.get(text) ?? decode(text);
  readings.set(text, reading);
  return reading;
}
