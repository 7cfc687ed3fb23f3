import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const told = (sentence: string): (string | undefined)[] =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction:
        'Frau Jana Kern, geboren am 3. Mai 2001 in Husum, absolvierte vom 3. Juli 2023 bis zum 29. September 2023 ein Praktikum in unserer Redaktion.',
      performance: `Frau Kern arbeitete stets sehr sorgfältig. ${sentence} Ihre Ergebnisse waren immer sehr gut.`,
    }),
  )
    .findings.filter(({ rule }) => rule === 'other-duration')
    .map(({ quote }) => quote);

test('a placement is as long as its dates say', () => {
  const sentence = 'ist das eine außergewöhnliche Ausbeute.';
  expect(told(`Für ein Praktikum von nur sechs Wochen ${sentence}`)).toHaveLength(1);
  expect(told(`Für ein Praktikum von nur drei Monaten ${sentence}`)).toEqual([]);
});
