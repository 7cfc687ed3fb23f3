import { describe, expect, it } from 'vitest';
import { readSentences } from '../scripts/fit/corpus.ts';
import { gradeSentence } from '../src/domain/decode/grade-sentence.ts';
import { variations } from './helpers/variations.ts';

/** What must stay. */
function rating(text: string): string {
  const { grade, graded, category } = gradeSentence(text);
  return JSON.stringify({ grade, graded, category });
}

// Read once and not again for each variation: there are many.
const sentences = readSentences().map(({ text }) => ({ text, before: rating(text) }));

describe('what does not belong to the rating does not move it', () => {
  it.each(variations)(
    '$name, over the whole corpus of sentences',
    ({ apply }) => {
      let tried = 0;
      const moved: string[] = [];
      for (const { text, before } of sentences) {
        const changed = apply(text);
        if (changed === null || changed === text) continue;
        tried += 1;
        const after = rating(changed);
        if (before !== after) moved.push(`${text}\n  ${changed}\n  ${before}\n  ${after}`);
      }
      expect(tried).toBeGreaterThan(20);
      expect(moved).toEqual([]);
      // The whole corpus is read once more, beside other tests.
    },
    120_000,
  );
});
