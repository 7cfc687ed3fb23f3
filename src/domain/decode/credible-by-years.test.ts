import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (time: string, sentence: string): readonly string[] =>
  decode(
    baseLetter({
      introduction: `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom ${time} als Buchhalterin in unserem Unternehmen tätig.`,
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. ${sentence} Sie arbeitete stets äußerst sorgfältig. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.`,
    }),
  ).findings.map(({ rule }) => rule);

const long = '1. Juni 2008 bis zum 31. August 2023';
const short = '1. Januar 2023 bis zum 31. August 2023';

test.each([
  'Ihre ganz vorzüglichen Kenntnisse reichen bis in die entlegensten Winkel des Steuerrechts.',
  'Sie besitzt ein hervorragendes, enzyklopädisches Wissen im Zollrecht.',
])('years make it credible: %s', (sentence) => {
  expect(rulesOf(long, sentence)).not.toContain('uebertreibung');
  expect(rulesOf(short, sentence)).toContain('uebertreibung');
});

test('what nobody believes is not believed after years either', () => {
  expect(rulesOf(long, 'Ohne sie stünde unser Betrieb heute nicht mehr.')).toContain('uebertreibung');
});
