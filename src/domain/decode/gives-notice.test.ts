import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (ending: string): string[] =>
  decode(
    baseLetter({
      closing: `${ending} Wir bedauern dies sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
    }),
  ).findings.map(({ rule }) => rule);

test.each([
  'Frau Kern hat von sich aus gekündigt, weil sie mit ihrer Familie in den Norden zieht.',
  'Nun hat sie ihre Stelle zum 31. August 2023 gekündigt.',
  'Das Arbeitsverhältnis endet auf ihre Kündigung hin am 31. August 2023.',
  'Frau Kern hat sich entschieden, ihr Arbeitsverhältnis mit uns zum 31. August 2023 zu beenden.',
  'Die Kündigung ging von Frau Kern aus.',
])('whoever gives notice leaves on her own wish: %s', (ending) => {
  expect(found(ending)).toEqual([]);
});

test.each([
  'Der Vorstand hat sie zum 31. August 2023 gekündigt.',
  'Frau Kern wurde zum 31. August 2023 gekündigt.',
  'Frau Kern hat die Kündigung zum 31. August 2023 erhalten.',
  'Ihre Kündigung durch die Geschäftsleitung erfolgte zum 31. August 2023.',
])('whom the house dismisses does not: %s', (ending) => {
  expect(found(ending)).toContain('ending-against-rating');
});

test('notice given for the day on which a limited contract ends is a second reason', () => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Februar 2021 bis zum 31. Januar 2023 als Buchhalterin bei uns tätig. Das Arbeitsverhältnis war zur Vertretung auf zwei Jahre befristet.';
  const closing =
    'Frau Kern scheidet aufgrund ihrer eigenen Kündigung aus. Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr alles Gute.';
  const rules = decode(baseLetter({ introduction, closing })).findings.map(({ rule }) => rule);
  expect(rules).toContain('two-reasons');
});
