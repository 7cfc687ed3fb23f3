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
    ['the boss', 'Sie kennt Holz, wie ich es in vierzig Berufsjahren bei keinem Zweiten erlebt habe.'],
    ['the house', 'Unsere dreißigjährige Erfahrung im Handel machte sie sich rasch zu eigen.'],
  ])('silent: %s', (_, sentence) => {
    expect(found(sentence)).toBe(false);
  });
});

describe('more years in the occupation than her age allows, by other authors', () => {
  test.each([
    'Frau Kern übt ihren Beruf seit über dreißig Jahren aus und kennt jeden Handgriff.',
    'Aus fünfundzwanzig Jahren im Beruf, auf die sie bei ihrem Eintritt zurückblickte, schöpfte sie stets.',
    'Ihre Erfahrung aus 28 Jahren in der Buchhaltung brachte sie vom ersten Tag an ein.',
    'Sie war bereits fünfundzwanzig Jahre als Buchhalterin tätig, bevor sie zu uns kam.',
    'Vor ihrem Eintritt hatte sie schon 22 Jahre in ihrem Beruf gearbeitet.',
    'Mit ihren dreißig Jahren Erfahrung im Rechnungswesen war sie stets eine sehr große Stütze.',
    'Als sie zu uns kam, blickte sie auf ein Vierteljahrhundert Berufserfahrung zurück.',
    'Ihre mehr als drei Jahrzehnte währende Berufspraxis machte sie zur sehr geschätzten Ratgeberin.',
    'Die Erfahrung von dreißig Berufsjahren setzte sie stets sehr gewinnbringend ein.',
    'Frau Kern brachte eine 25-jährige Erfahrung als Buchhalterin mit.',
    'Sie verfügt über eine dreißigjährige Praxis in der Buchhaltung.',
    'Ihr Wissen hat sie in dreißig Berufsjahren stets erweitert.',
    'Seit dreißig Jahren arbeitet Frau Kern als Buchhalterin und ist stets auf dem neuesten Stand.',
    'Nach dreißig Jahren im Beruf beherrscht sie alle Abläufe stets sehr sicher.',
    'Ihre in dreißig Jahren erworbene Berufserfahrung gab sie stets sehr gern weiter.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toBe(true);
  });

  test.each([
    'Seit dreißig Jahren arbeitet unser Haus mit diesem Lieferanten, den sie stets sehr gut betreute.',
    'Sie löste einen Fall, der seit dreißig Jahren offen war.',
    'In der dreißigjährigen Geschichte der Abteilung war sie die Beste.',
    'Eine Anlage, die seit dreißig Jahren im Einsatz ist, kannte sie stets sehr genau.',
    'Sie ordnete die Belege aus dreißig Jahren stets sehr sorgfältig.',
    'Nach fünf Jahren im Beruf beherrschte sie alle Abläufe stets sehr sicher.',
    'Von ihrem Ausbilder, der dreißig Jahre Berufserfahrung hatte, lernte sie stets sehr schnell.',
    'Sie war die beste Buchhalterin, die wir in dreißig Jahren hatten.',
    'Seit dreißig Jahren gab es bei uns keine so gute Buchhalterin wie sie.',
    'Mit Mandanten, die wir seit dreißig Jahren betreuen, ging sie stets sehr freundlich um.',
  ])('silent: %s', (sentence) => {
    expect(found(sentence)).toBe(false);
  });
});
