import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from '../decode/decode.ts';
import { gradeSentence } from '../decode/grade-sentence.ts';
import { codes } from './codes.ts';
import { betterWordings } from './better-wordings.ts';
import { formalRules } from './formal-rules.ts';
import { letterRules } from './letter-rules.ts';
import { requiredParts } from './required-parts.ts';
import { techniques } from './techniques.ts';

describe('better wordings', () => {
  it.each(Object.entries(betterWordings))(
    '%s is read back with the grade it promises',
    (category, wording) => {
      expect(gradeSentence(wording.good), wording.good).toMatchObject({ grade: 2, category });
      expect(gradeSentence(wording.average), wording.average).toMatchObject({ grade: 3, category });
    },
  );
});

/** All that is offered to be copied. */
const offered: readonly (readonly [id: string, better: string])[] = [
  ...codes,
  ...techniques,
  ...requiredParts,
  ...letterRules,
  ...formalRules,
].flatMap(({ id, better }: { readonly id: string; readonly better?: string }) =>
  better === undefined ? [] : [[id, better] as const],
);

describe('a wording to be copied', () => {
  it.each(offered)('%s is a sentence, and no instruction: %s', (_, better) => {
    expect(better).not.toMatch(/[„“”"«»/]|(?<!\p{L})(?:statt|oder|bzw)(?!\p{L})/u);
    expect(better).toMatch(/^(?:… \p{Ll}|\p{Lu}).*(?:\.|: …)$/u);
    // Whose letter it is only the letter knows.
    expect(better).not.toMatch(/(?<!\p{L})(?:Frau|Herrn?) \p{Lu}|(?<!\p{L})(?:er|ihm|ihr)(?!\p{L})/u);
  });

  it('is taken from the sentence where a limit may lie on any praise', () => {
    const letter = baseLetter({
      performance: 'Dem normalen Arbeitsanfall war sie gewachsen. Ihre Berichte waren stets gut.',
    });
    const { findings, sentences } = decode(letter);
    const found = findings.find(({ quote }) => quote?.includes('normalen') === true);
    expect(found?.better).toMatch(/belastbar/u);
    expect(found?.better).toBe(sentences.find(({ text }) => text.includes('normalen'))?.better);
  });
});

describe('who has to prove a grade', () => {
  // Whoever reads of a weakness is below average: there it is the employer (LAG Köln 4 Sa 12/23).
  it('is told of no finding by the ruling on what is better than average', () => {
    const all: readonly { readonly id: string; readonly ruling?: string }[] = [
      ...codes,
      ...techniques,
      ...letterRules,
      ...requiredParts,
      ...formalRules,
    ];
    expect(all.filter(({ ruling }) => ruling === 'bag-9-azr-584-13').map(({ id }) => id)).toEqual([]);
  });
});
