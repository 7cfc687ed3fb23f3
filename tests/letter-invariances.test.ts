import { describe, expect, it } from 'vitest';
import { decode } from '../src/domain/decode/decode.ts';
import type { Reading } from '../src/domain/decode/reading.ts';
import { corpusLetters, readingOf } from './helpers/corpus-readings.ts';
import { letterVariations } from './helpers/letter-variations.ts';

/** What must stay: type, the four grades, and which rules speak. */
function gist({ type, overall, performance, behavior, closing, findings }: Reading): string {
  return JSON.stringify({
    type,
    grades: [overall?.grade, performance?.grade, behavior?.grade, closing?.grade],
    rules: findings.map(({ rule }) => rule).toSorted(),
  });
}

/** Letters that say something else when changed, and how many were changed at all. */
function moved(
  among: typeof corpusLetters,
  apply: (text: string) => string | null,
): { tried: number; moved: string[] } {
  let tried = 0;
  const found: string[] = [];
  for (const { id, text } of among) {
    const changed = apply(text);
    if (changed === null || changed === text) continue;
    tried += 1;
    const before = gist(readingOf(text));
    const after = gist(decode(changed));
    if (before !== after) found.push(`${id}\n  ${before}\n  ${after}`);
  }
  return { tried, moved: found };
}

describe('the look of a letter does not move what it says', () => {
  it('all changes at once, in every third letter', () => {
    const third = corpusLetters.filter((_, place) => place % 3 === 0);
    const told = moved(third, (text) =>
      letterVariations.reduceRight((changed, { apply }) => apply(changed) ?? changed, text),
    );
    expect(told.tried).toBe(third.length);
    expect(told.moved).toEqual([]);
  }, 120_000);

  it.each(letterVariations.map((variation, at) => ({ ...variation, at })))(
    '$name by itself, in every twelfth letter',
    ({ apply, at }) => {
      const told = moved(
        corpusLetters.filter((_, place) => place % 12 === at),
        apply,
      );
      expect(told.tried).toBeGreaterThan(1);
      expect(told.moved).toEqual([]);
    },
    120_000,
  );
});
