import { describe, expect, test } from 'vitest';
import type { LetterContext } from './letter-context.ts';
import type { Finding, Recommendation } from './reading.ts';
import { recommend } from './recommendations.ts';

const finding = { kind: 'code', correctable: true, rule: 'x', title: 'X' } as Finding;

/** What is advised of a letter issued on a day, with a performance that reads as a grade. */
function advised(date: string | null, grade = 2, type = 'arbeitszeugnis'): readonly Recommendation[] {
  const rating = { grade, range: [grade, grade], confidence: 1 };
  const letter = { type, facts: { date }, signers: [{}], rating: { performance: rating, overall: rating } };
  return recommend(letter as unknown as LetterContext, [finding]);
}
const one = (id: string, steps: readonly Recommendation[]) => steps.find((step) => step.id === id);

describe('how long a correction can be asked for', () => {
  test('names the day of issue and the day of limitation, and hurries nobody', () => {
    const step = one('deadline', advised('2022-09-30'));
    expect(step?.text).toContain('Ausgestellt am 30. September 2022');
    expect(step?.text).toContain('mit dem 31. Dezember 2025');
    expect(step?.text).toContain('bleibt die freundliche Bitte');
    expect(`${step?.title} ${step?.text}`).not.toMatch(/bald|wenige[rn]? Wochen/iu);
    expect(step?.ruling).toBe('bgb-195');
  });

  test('tells the rule where the letter bears no date', () => {
    expect(one('deadline', advised(null))?.text).toContain('drei Jahre nach dem Ende des Jahres');
  });
});

describe('who has to prove the grade', () => {
  test.each([
    [2.8, 'bag-9-azr-584-13'],
    // Still told as „befriedigend“.
    [3.5, 'bag-9-azr-584-13'],
    [3.8, 'lag-koeln-4-sa-12-23'],
  ])('of %s it is said by %s', (grade, ruling) => {
    for (const type of ['arbeitszeugnis', 'praktikumszeugnis'])
      expect(one('better-grade', advised('2022-09-30', grade, type))?.ruling).toBe(ruling);
    expect(one('better-grade', advised(null, 3.5))?.text).not.toContain('unter dem Durchschnitt');
  });
});
