import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

/** She was born in 1985, came in 2018 and went in 2023. */
const found = (sentence: string): boolean =>
  decode(
    baseLetter({
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. ${sentence} Ihre Ergebnisse waren immer sehr gut.`,
    }),
  ).findings.some(({ rule }) => rule === 'experience-beyond-age');

describe('more years in the occupation than her age allows', () => {
  test.each([
    'Dank zweiundzwanzig Jahren Berufspraxis, die sie bei ihrem Eintritt bereits mitbrachte, war sie stets sicher.',
    'Sie brachte 28 Jahre Berufserfahrung mit.',
    'Ihre über fünfundzwanzigjährige Berufserfahrung, die sie zu uns mitbrachte, kam allen zugute.',
    'Sie blickt auf mehr als 30 Berufsjahre zurück.',
    'Mit drei Jahrzehnten Berufserfahrung gehörte sie zu unseren erfahrensten Kräften.',
    'Frau Kern, die seit dreißig Jahren in diesem Beruf arbeitet, kennt jeden Vorgang.',
    'Sie verfügt über eine Berufserfahrung von mehr als dreißig Jahren.',
    'Die von ihr mitgebrachten dreißig Jahre Berufspraxis halfen uns sehr.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toBe(true);
  });

  test.each([
    ['possible', 'Dank zehn Jahren Berufserfahrung, die sie mitbrachte, war sie stets sicher.'],
    ['possible at the end', 'Mit über zwanzig Jahren Berufserfahrung gehörte sie zu den Erfahrensten.'],
    ['a comparison', 'Sie arbeitete so sicher wie jemand mit dreißig Jahren Berufserfahrung.'],
    ['a measure', 'Ihr Wissen kam dem gleich, das dreißig Jahren Berufserfahrung entspricht.'],
    ['what is asked elsewhere', 'Sie löste Fälle, für die man sonst dreißig Jahre Berufserfahrung braucht.'],
    ['colleagues', 'Auch Kolleginnen mit dreißig Jahren Berufserfahrung fragten sie um Rat.'],
    [
      'all together',
      'In unserem Team kommen vierzig Jahre Berufserfahrung zusammen, auf die sie zurückgriff.',
    ],
    ['the house', 'Unsere dreißigjährige Erfahrung im Handel machte sie sich rasch zu eigen.'],
  ])('silent: %s', (_, sentence) => {
    expect(found(sentence)).toBe(false);
  });
});
