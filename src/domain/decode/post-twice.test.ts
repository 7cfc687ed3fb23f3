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

const since = 'Seit dem 1. Januar 2018 war sie Schichtleiterin.';
describe('a post that begins on two days, by other authors', () => {
  test.each([
    [since, 'Die Schichtleitung hat sie seit Herbst 2020 inne.'],
    [since, 'Seit 2020 leitete sie eine Schicht mit zwölf Kräften.'],
    [since, 'Im Juli 2020 machten wir sie zur Schichtleiterin.'],
    [since, 'Mit ihrer Ernennung zur Schichtleiterin im Juli 2020 wuchs ihr Aufgabenbereich.'],
    [since, 'Nach ihrer Beförderung zur Schichtleiterin im Herbst 2020 lernte sie Aushilfen an.'],
    [since, 'Im Sommer 2020 trat sie die Stelle als Schichtleiterin an.'],
    [since, 'Die Verantwortung für die Schicht trägt sie seit dem 1. August 2020.'],
    [since, 'Ab Oktober 2020 war sie als Schichtleiterin tätig.'],
    [since, 'Seit ihrem Aufstieg zur Schichtleiterin im Jahr 2020 plante sie die Urlaube.'],
    [since, 'Schichtleiterin wurde sie im Juli 2020.'],
    [since, 'Im Juli 2020 erhielt sie die Leitung der Schicht.'],
    [since, 'Ihre Beförderung zur Schichtleiterin erfolgte im Juli 2020.'],
    [since, 'Seit Sommer 2020 ist sie unsere Schichtleiterin.'],
    [
      'Am 1. Januar 2018 wurde sie zur Schichtleiterin ernannt.',
      'Erst 2020 wurde sie zur Schichtleiterin befördert.',
    ],
    [
      'Mit Wirkung vom 1. Januar 2018 übertrugen wir ihr die Schichtleitung.',
      'Im Jahr 2016 übernahm sie die Schichtleitung.',
    ],
  ])('%s %s', (introduced, told) => {
    expect(found(introduced, told)).toBe(true);
  });

  test.each([
    [since, 'Seit 2018 leitete sie eine Schicht mit zwölf Kräften.'],
    [since, 'Seit 2020 leitete sie zusätzlich die Ausbildung.'],
    [since, 'Als Schichtleiterin führte sie 2020 eine neue Planung ein.'],
    [since, 'Ab Oktober 2020 war sie als Prüferin tätig.'],
    [since, 'Mit der Ernennung eines zweiten Schichtleiters im Juli 2020 teilte sie die Aufgaben.'],
    [since, 'Nach der Erkrankung der Schichtleiterin im Jahr 2016 sprang sie ein.'],
    [since, 'Seit 2016 vertrat sie die Schichtleitung.'],
    [since, 'Ihre Beförderung zur Schichtleiterin erfolgte im Januar 2018.'],
    [since, 'Im Sommer 2020 bildete sie eine neue Schichtleiterin aus.'],
    [since, 'Seit 2020 leitete sie die Schicht der Tochterfirma mit.'],
    [since, 'Seit 2020 berät sie andere Schichtleiter.'],
  ])('silent: %s %s', (introduced, told) => {
    expect(found(introduced, told)).toBe(false);
  });
});
