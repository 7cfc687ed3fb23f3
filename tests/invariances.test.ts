import { describe, expect, it } from 'vitest';
import { readSentences } from '../scripts/fit/corpus.ts';
import { gradeSentence } from '../src/domain/decode/grade-sentence.ts';
import { rememberSentences } from '../src/domain/decode/remembered-sentences.ts';
import { variations } from './helpers/variations.ts';

// Each of them is read once.
rememberSentences(0);

/** What must stay. */
function rating(text: string): string {
  const { grade, graded, category } = gradeSentence(text);
  return JSON.stringify({ grade, graded, category });
}

const sentences = readSentences().map(({ text }) => text);

/** Sentences whose rating changes with them, and how many were changed at all. */
function moved(
  among: readonly string[],
  apply: (text: string) => string | null,
): { tried: number; moved: string[] } {
  let tried = 0;
  const found: string[] = [];
  for (const text of among) {
    const changed = apply(text);
    if (changed === null || changed === text) continue;
    tried += 1;
    const before = rating(text);
    const after = rating(changed);
    if (before !== after) found.push(`${text}\n  ${changed}\n  ${before}\n  ${after}`);
  }
  return { tried, moved: found };
}

/** One after the other on the same text. */
const allAtOnce = (text: string): string =>
  variations.reduce((changed, { apply }) => apply(changed) ?? changed, text);

describe('what does not belong to the rating does not move it', () => {
  // Whatever one of them moves shows here; which one it was, the tests below may tell.
  // A third of the corpus holds each frame and each kind of words many times over.
  it('all of them at once, over every third sentence of the corpus', () => {
    const third = sentences.filter((_, place) => place % 3 === 0);
    const told = moved(third, allAtOnce);
    expect(told.tried).toBeGreaterThan(0.9 * third.length);
    expect(told.moved).toEqual([]);
  }, 120_000);

  it.each(variations.map((variation, at) => ({ ...variation, at })))(
    '$name by itself, over a share of the corpus',
    ({ apply, at }) => {
      const share = sentences.filter((_, place) => place % (4 * (variations.length + 1)) === at);
      const told = moved(share, apply);
      expect(told.tried).toBeGreaterThan(10);
      expect(told.moved).toEqual([]);
    },
    120_000,
  );
});
