import { describe, expect, it } from 'vitest';
import { readLetters } from '../scripts/bench/letter-rows.ts';
import { decode } from '../src/domain/decode/decode.ts';
import { letterVariations } from './helpers/letter-variations.ts';

/** What must stay: type, the four grades, and which rules speak. */
function gist(text: string): string {
  const { type, overall, performance, behavior, closing, findings } = decode(text);
  return JSON.stringify({
    type,
    grades: [overall?.grade, performance?.grade, behavior?.grade, closing?.grade],
    rules: findings.map(({ rule }) => rule).toSorted(),
  });
}

// Read once and not again for each variation.
const letters = readLetters().map(({ id, text }) => ({ id, text, before: gist(text) }));

describe('the look of a letter does not move what it says', () => {
  it.each(letterVariations)('$name', ({ apply }) => {
    let tried = 0;
    const moved: string[] = [];
    for (const { id, text, before } of letters) {
      const changed = apply(text);
      if (changed === null || changed === text) continue;
      tried += 1;
      const after = gist(changed);
      if (before !== after) moved.push(`${id}\n  ${before}\n  ${after}`);
    }
    expect(tried).toBeGreaterThan(5);
    expect(moved).toEqual([]);
  });
});
