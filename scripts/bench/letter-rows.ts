import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LetterRow } from '../bench-letters.ts';

const own = path.resolve(import.meta.dirname, '../../tests/corpus/letters.jsonl');

/** Whole letters with what their authors intended, one JSON object a line. */
export function readLetters(file = own): LetterRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LetterRow);
}

/** Letters beyond reproach, by authors who had seen neither the rules nor the corpus; none of them has a finding. */
export const readSoundLetters = (): LetterRow[] =>
  readLetters(path.resolve(import.meta.dirname, '../../tests/corpus/sound-letters.jsonl'));

/** Letters were split by the last digit of their id: 0–5 for building, 6–9 for judging. */
export function isJudgeLetter(row: { readonly id: string }): boolean {
  return /[6-9]$/.test(row.id);
}
