import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One graded sentence of the corpus; grade null for sentences that rate nobody. */
export interface CorpusSentence {
  readonly id: string;
  readonly text: string;
  readonly category: string;
  readonly grade: number | null;
  readonly kind: 'plain' | 'hard';
}

/** A sentence with the code, technique or restriction that it carries; null for an innocent one that tempts. */
export interface CodedSentence {
  readonly id: string;
  readonly text: string;
  readonly code: string | null;
}

const root = path.resolve(import.meta.dirname, '../..');

/** All graded sentences in the repository. */
export function readSentences(file = path.join(root, 'tests/corpus/sentences.jsonl')): CorpusSentence[] {
  return readLines<CorpusSentence>(file);
}

function readLines<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** All sentences with and without codes. */
export function readCoded(): CodedSentence[] {
  return readLines<CodedSentence>(path.join(root, 'tests/corpus/codes.jsonl'));
}

/** The split, made once: ids ending in 8 or 9 judge, the others are for fitting and for looking at. */
export function isJudge(row: { readonly id: string }): boolean {
  return /[89]$/.test(row.id);
}

/** The sentences that a second reader graded blind, within half a grade of their writers. */
export function isTwiceRead(row: { readonly id: string }): boolean {
  return row.id.startsWith('o');
}

/** Scenes of failure and their bright twins: written to be told apart, not as often as they occur. */
export function isScene(row: { readonly id: string }): boolean {
  return /^t[a-g]\d/.test(row.id);
}

/** Short sentences as guides list them, which tell by a fact or a verb what others tell by a booster. */
export function isListed(row: { readonly id: string }): boolean {
  return /^pv\d/.test(row.id);
}

/** The stock sentences of real letters, which other authors avoid: as usual in life as they are rare here. */
export function isStock(row: { readonly id: string }): boolean {
  return /^c[a-d]\d/.test(row.id);
}

const folds = 4;

/** The fold of a sentence, for judging every sentence by a model that has not seen it. */
export function foldOf(row: { readonly id: string }): number {
  return Number(row.id.at(-1)) % folds;
}
