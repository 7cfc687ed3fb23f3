import { describe, expect, it } from 'vitest';
import { readSentences } from '../scripts/fit/corpus.ts';
import { gradeSentence } from '../src/domain/decode/grade-sentence.ts';
import { variations } from './helpers/variations.ts';

const sentences = readSentences();

describe('what does not belong to the rating does not move it', () => {
  it.each(variations)('$name, over the whole corpus of sentences', ({ apply }) => {
    let tried = 0;
    const moved: string[] = [];
    for (const { text } of sentences) {
      const changed = apply(text);
      if (changed === null || changed === text) continue;
      tried += 1;
      const [before, after] = [gradeSentence(text), gradeSentence(changed)];
      const same =
        before.grade === after.grade && before.graded === after.graded && before.category === after.category;
      if (!same) moved.push(`${text}\n  ${changed}\n  ${before.grade} → ${after.grade}`);
    }
    expect(tried).toBeGreaterThan(20);
    expect(moved).toEqual([]);
  });
});
