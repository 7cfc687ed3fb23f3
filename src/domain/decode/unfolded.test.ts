import { describe, expect, test } from 'vitest';
import { corpusLetters, readingOf } from '../../../tests/helpers/corpus-readings.ts';
import { decode } from './decode.ts';
import { unfolded } from './unfolded.ts';

const letter = `Waldkita Zaunkönig e. V. Am Buchrain 2 34999 Melsungerode Arbeitszeugnis Frau Lioba Kern, geboren am 2. Dezember 1990, war vom 15. August 2017 bis zum 31. Juli 2025 als Erzieherin in unserer Einrichtung beschäftigt. Ihre Aufgaben waren: – Betreuung einer Gruppe von 18 Kindern – Planung von Projekten – Gespräche mit Eltern Frau Kern verfügt über sehr gute Kenntnisse. Sie arbeitete stets sorgfältig. Ihre Aufgaben erledigte sie stets zu unserer vollen Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen, Kindern und Eltern war stets einwandfrei. Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern dies sehr, danken ihr und wünschen ihr alles Gute und weiterhin viel Erfolg. Melsungerode, 31. Juli 2025 (Unterschrift) Hendrik Obermann Geschäftsführer`;

test('a letter whose lines became one gets breaks in place of spaces', () => {
  const text = unfolded(letter);
  expect(text.replaceAll('\n', ' ')).toBe(letter);
  expect(text.split('\n')).toEqual([
    'Waldkita Zaunkönig e. V. Am Buchrain 2 34999 Melsungerode',
    'Arbeitszeugnis',
    'Frau Lioba Kern, geboren am 2. Dezember 1990, war vom 15. August 2017 bis zum 31. Juli 2025 als Erzieherin in unserer Einrichtung beschäftigt. Ihre Aufgaben waren:',
    '– Betreuung einer Gruppe von 18 Kindern',
    '– Planung von Projekten',
    '– Gespräche mit Eltern',
    expect.stringMatching(/^Frau Kern verfügt .* viel Erfolg\.$/),
    'Melsungerode, 31. Juli 2025',
    '(Unterschrift)',
    'Hendrik Obermann',
    'Geschäftsführer',
  ]);
});

test.each([
  ['with lines', letter.replaceAll('. ', '.\n')],
  ['short', letter.slice(0, 500)],
])('a text %s stays', (_, text) => {
  expect(unfolded(text)).toBe(text);
});

describe('letters of the corpus on one line', () => {
  const graded = corpusLetters.filter(
    ({ grade, text }, at) => at % 2 === 0 && grade !== null && text.length > 1200,
  );
  const read = graded.map(({ text }) => ({
    lines: readingOf(text),
    one: decode(text.replaceAll(/\s*\n+\s*/g, ' ')),
  }));

  test('are references, of the same grade', () => {
    // A pupil's „Bescheinigung und Zeugnis über ein Praktikum“ is told by its lines only.
    expect(read.filter(({ one }) => !one.isReference).length).toBeLessThanOrEqual(0.01 * read.length);
    const moved = read.filter(
      ({ lines, one }) => Math.abs((lines.overall?.grade ?? 9) - (one.overall?.grade ?? 9)) >= 0.5,
    );
    expect(moved.length).toBeLessThanOrEqual(0.01 * read.length);
  });

  test('are not said to lack what only lines would show', () => {
    for (const { one } of read)
      for (const { rule } of one.findings)
        expect(['no-signer', 'no-date', 'no-heading', 'no-function']).not.toContain(rule);
  });
});
