import { describe, expect, it } from 'vitest';
import { formulaExplanations } from '../knowledge/formula-explanations.ts';
import { idioms } from '../knowledge/idioms.ts';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';
import { readIdiom } from './idiom.ts';
import { unitsOf } from './sentence-units.ts';

describe.each(idioms.map((one) => [one.id, one] as const))('%s', (id, idiom) => {
  it.each(idiom.matches)('is read in: %s', (text) => {
    expect(readIdiom(unitsOf(text))?.id).toBe(id);
    expect(idiom.grade).toContain(gradeSentence(text).grade);
  });
  it.each(idiom.silent)('is not read into: %s', (text) => expect(readIdiom(unitsOf(text))?.id).not.toBe(id));
  it('is explained', () => expect(formulaExplanations[id]).toBeTruthy());
});

it('is lifted by „stets“', () => {
  expect(gradeSentence('Von Rückschlägen ließ sie sich nicht entmutigen.').grade).toBe(2);
  expect(
    gradeSentence('Von Rückschlägen ließ sie sich stets nicht beirren, sondern blieb jederzeit gelassen.')
      .grade,
  ).toBe(1);
});

it('what was entrusted early is no blame', () => {
  const { graded, grade = 0 } = gradeSentence(
    'Schon nach wenigen Wochen übertrugen wir ihm das Teilprojekt zur eigenständigen Bearbeitung.',
  );
  expect(!graded || grade <= 2.5).toBe(true);
});

it.each(['Ein Angebot zur Übernahme hat Frau Kern auf eigenen Wunsch nicht angenommen.'])(
  'nobody is graded by what was given or offered: %s',
  (text) => {
    const letter = `Arbeitszeugnis

Frau Jana Kern, geboren am 3. Mai 1985, war vom 1. Juni 2018 bis zum 31. August 2023 als Buchhalterin bei uns tätig.

Sie verfügt über sehr gute Fachkenntnisse. Sie war stets hoch motiviert. ${text} Sie arbeitete stets sehr sorgfältig. Sie erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets vorbildlich.`;
    expect(decode(letter).sentences.find((one) => one.text === text)?.graded).toBe(false);
  },
);
