import { unreadMark, type ReadWord } from './words.ts';

/** Words read with less are shown to be looked at; right ones seldom have so little. */
export const weakConfidence = 75;

/** A place in the text that may be read wrong, or was not read at all. */
export interface WeakWord {
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  /** On the page picture. */
  readonly box: ReadWord['box'];
}

const sign = /[\p{L}\p{N}]/u;

/**
 * Finds the words of a page that were read with little confidence in its text: the second „der“ that was read is the
 * second in the text, wherever the layout has moved its line.
 */
export function findWeakWords(text: string, words: readonly ReadWord[]): readonly WeakWord[] {
  const seen = new Map<string, number>();
  const weak: WeakWord[] = [];
  for (const { text: read, confidence, box } of words) {
    const bare = withoutEnds(read);
    if (bare === '') continue;
    const count = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, count);
    if (confidence >= weakConfidence) continue;
    const start = occurrence(text, bare, count);
    if (start !== null) weak.push({ start, end: start + bare.length, confidence, box });
  }
  return weak.toSorted((a, b) => a.start - b.start);
}

/** The word without quotes, brackets, commas, and the hyphen of a divided word. */
function withoutEnds(word: string): string {
  if (word === unreadMark) return word;
  return word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '');
}

/** Where the word stands for the n-th time on its own, or else as a part of a longer one (it was divided). */
function occurrence(text: string, word: string, n: number): number | null {
  let [found, inside]: [number | null, number | null] = [null, null];
  let count = 0;
  for (let at = text.indexOf(word); at >= 0 && count < n; at = text.indexOf(word, at + 1)) {
    inside ??= at;
    if (sign.test(text[at - 1] ?? '') || sign.test(text[at + word.length] ?? '')) continue;
    count++;
    found = at;
  }
  return found ?? (word.length > 2 ? inside : null);
}
