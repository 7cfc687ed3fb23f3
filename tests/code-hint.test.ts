import { describe, expect, test } from 'vitest';
import { isJudge, readCoded } from '../scripts/fit/corpus.ts';
import { gradeSentence } from '../src/domain/decode/grade-sentence.ts';
import { isToldOf } from '../src/domain/decode/code-hint.ts';

/** The sentences that the fit has not seen. */
const judging = readCoded().filter(({ id }) => isJudge({ id }));

const told = judging.map(({ text, code }) => {
  const { hint, graded, grade } = gradeSentence(text);
  return { text, code, found: isToldOf(hint?.(), graded, grade) };
});

describe('codes in words that are on no list', () => {
  test('half of those that no rule was written for are heard', () => {
    const coded = told.filter(({ code }) => code !== null);
    expect(coded.filter(({ found }) => found).length / coded.length).toBeGreaterThan(0.5);
  });

  test('nineteen of twenty innocents that use the same words stay innocent', () => {
    const innocent = told.filter(({ code }) => code === null);
    expect(innocent.filter(({ found }) => !found).length / innocent.length).toBeGreaterThan(0.95);
  });

  test.each([
    'Frau Kern arbeitete stets sehr sorgfältig.',
    'Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr alles Gute und weiterhin viel Erfolg.',
    'Sein Verhalten gegenüber Vorgesetzten und Kollegen war jederzeit vorbildlich.',
  ])('says nothing of: %s', (text) => {
    const { hint, graded, grade } = gradeSentence(text);
    expect(isToldOf(hint?.(), graded, grade)).toBe(false);
  });
});
