import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (introduced: string, told: string): boolean =>
  decode(
    baseLetter({
      introduction: `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, trat am 1. Juni 2014 als Produktionshelferin in unser Unternehmen ein. ${introduced} Das Arbeitsverhältnis endet am 31. August 2023.`,
      tasks: `Frau Kern teilte das Personal ein und steuerte den Durchlauf. ${told}`,
    }),
  ).findings.some(({ rule }) => rule === 'post-twice');

const shift =
  'Zum 1. Oktober 2015 wurde sie Linienführerin, seit dem 1. Januar 2018 war sie Schichtleiterin.';

describe('a post that begins on one day in the introduction and on another further down', () => {
  test.each([
    [
      shift,
      'Als sie im Sommer 2020 erstmals die Leitung einer Schicht übernahm, führte sie Besprechungen ein.',
    ],
    [shift, 'Im März 2016 übertrugen wir ihr die Schichtleitung.'],
    [shift, 'Zur Schichtleiterin wurde sie am 1. April 2021 befördert.'],
    [shift, '2020 wurde sie Schichtleiterin.'],
    [shift, 'Nachdem sie Ende 2019 zur Linienführerin ernannt worden war, besuchte sie einen Lehrgang.'],
    [
      'Ab dem 1. Mai 2017 leitete sie die Buchhaltung.',
      'Die Leitung der Buchhaltung haben wir ihr im Herbst 2019 anvertraut.',
    ],
    [
      'Seit dem 1. Mai 2017 war sie Leiterin der Lohnabrechnung.',
      'Im Jahr 2015 übernahm sie die Leitung der Lohnabrechnung.',
    ],
    ['Seit Juli 2016 war sie Vorarbeiterin.', 'Im Frühjahr 2019 stieg sie zur Vorarbeiterin auf.'],
  ])('%s %s', (introduced, told) => {
    expect(found(introduced, told)).toBe(true);
  });

  test.each([
    ['the same day', shift, 'Im Januar 2018 übernahm sie die Leitung einer Schicht.'],
    ['appointed some months before', shift, 'Im Herbst 2017 übertrugen wir ihr die Schichtleitung.'],
    ['only the year', shift, '2018 wurde sie Schichtleiterin.'],
    ['another one', shift, 'Im Sommer 2020 übernahm sie zusätzlich die Leitung der Nachtschicht.'],
    ['a task of the post', shift, 'Als Schichtleiterin übernahm sie im Sommer 2020 die Schulung der Kräfte.'],
    ['of somebody else', shift, 'Im Sommer 2020 wurde ein Kollege zum Schichtleiter befördert.'],
    ['deputy', shift, 'Schon 2016 übernahm sie vertretungsweise die Leitung einer Schicht.'],
    ['another field', shift, 'Im Sommer 2020 übernahm sie die Leitung der Verpackung.'],
    ['what happened then', shift, 'Unter ihrer Schichtleitung wurde im Sommer 2020 die Linie erneuert.'],
    ['the earlier of two posts', shift, 'Im Oktober 2015 wurde sie zur Linienführerin befördert.'],
  ])('silent: %s', (_, introduced, told) => {
    expect(found(introduced, told)).toBe(false);
  });
});
