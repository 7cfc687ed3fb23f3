import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const isFlattered = (performance: string, until = '31. Juli 2023'): boolean =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction: `Frau Jana Kern, geboren am 3. Mai 2001 in Husum, war vom 2. Mai 2023 bis zum ${until} als Praktikantin in unserem Verlag tätig.`,
      performance,
    }),
  ).findings.some(({ rule }) => rule === 'flattery');

const piled =
  'Frau Kern hat überragende Fähigkeiten und eine brillante Urteilskraft. Sie lernte unglaublich schnell und war stets maximal motiviert. Sie arbeitete immer perfekt und rasend schnell. Ihre Ergebnisse waren stets grandios.';

test('superlatives in heaps after three months are read as a favour', () => {
  expect(isFlattered(piled)).toBe(true);
});

test('plain praise of the best pupil is none, nor one happy word', () => {
  expect(
    isFlattered(
      'Frau Kern zeigte stets sehr hohen Einsatz. Sie lernte immer sehr schnell und arbeitete äußerst sorgfältig. Ihr Vortrag war brillant. Ihre Ergebnisse waren stets von sehr guter Qualität.',
    ),
  ).toBe(false);
});
