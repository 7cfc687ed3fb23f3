import { describe, expect, test } from 'vitest';
import type { LetterContext } from './letter-context.ts';
import type { Finding, Recommendation } from './reading.ts';
import { recommend } from './recommendations.ts';

const finding = { kind: 'code', correctable: true, rule: 'x', title: 'X' } as Finding;

/** What is advised of a letter issued on a day, with a performance that reads as a grade. */
function advised(
  date: string | null,
  grade = 2,
  type = 'arbeitszeugnis',
  today?: string,
): readonly Recommendation[] {
  const rating = { grade, range: [grade, grade], confidence: 1 };
  const letter = { type, facts: { date }, signers: [{}], rating: { performance: rating, overall: rating } };
  return recommend(letter as unknown as LetterContext, [finding], today);
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

  test('tells first what is barred by time on the day of the reader, and demands nothing any more', () => {
    const steps = advised('2015-06-01', 2, 'arbeitszeugnis', '2026-11-28');
    expect(steps[0]?.id).toBe('deadline');
    expect(steps[0]?.title).toContain('ist vorbei');
    expect(steps[0]?.text).toContain('seit dem Ende des Jahres 2018 verjährt');
    expect(one('correct', steps)?.title).toBe('Um die Berichtigung einer Stelle bitten');
  });

  test('tells first and with its day what ends within weeks', () => {
    const steps = advised('2023-03-31', 2, 'arbeitszeugnis', '2026-11-28');
    expect(steps[0]?.title).toBe('Die Frist läuft am 31. Dezember 2026 ab');
    expect(steps[0]?.text).toContain('Klage');
    expect(one('correct', steps)?.title).toBe('Eine Stelle berichtigen lassen');
  });

  test('hurries nobody with years to go, nor where no day of issue is known', () => {
    for (const date of ['2026-03-31', null]) {
      const steps = advised(date, 2, 'arbeitszeugnis', '2026-11-28');
      expect(steps[0]?.id).toBe('correct');
      expect(one('deadline', steps)?.title).toContain('Wie lange');
    }
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

describe('an internship that school or study prescribe', () => {
  const letter = {
    type: 'praktikumszeugnis',
    text: 'Herr Kern absolvierte bei uns sein Pflichtpraktikum.',
    facts: { date: '2023-11-30' },
    signers: [{}],
    rating: { performance: null, overall: null },
  } as unknown as LetterContext;

  test('is asked for, not demanded, and no day is set', () => {
    const steps = recommend(letter, [finding], '2026-11-30');
    expect(steps[0]?.text).toContain('keinen gesetzlichen Anspruch');
    expect(one('deadline', steps)).toBeUndefined();
    expect(one('correct', steps)?.title).toBe('Um die Berichtigung einer Stelle bitten');
  });

  test('is told apart where the letter does not say so', () => {
    const steps = recommend({ ...letter, text: 'Herr Kern war bei uns.' }, [finding], '2026-11-30');
    expect(one('deadline', steps)?.text).toContain('das Schule oder Studium vorschreiben, gilt das nicht');
  });
});

const missing = (rule: string) => ({ kind: 'omission', correctable: true, rule, title: 'X' }) as Finding;

test('what is missing is told to belong to the occupation only where it does', () => {
  const letter = {
    type: 'arbeitszeugnis',
    text: '',
    facts: { date: null },
    signers: [{}],
    rating: { performance: null, overall: null },
  } as unknown as LetterContext;
  const told = (rule: string) => one('complete', recommend(letter, [missing(rule)]))?.text;
  expect(told('missing-honesty')).toContain('in diesem Beruf');
  expect(told('missing-summary')).not.toContain('Beruf');
});
