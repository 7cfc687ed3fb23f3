import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import type { Slot } from '../knowledge/rule.ts';
import { decode } from './decode.ts';

const factsOf = (changes: Partial<Record<Slot, string>>) => decode(baseLetter(changes)).facts;

describe('the first day', () => {
  test.each([
    'Frau Jana Kern, geboren am 3. Mai 1985, kam am 1. Juni 2018 als Sachbearbeiterin zu uns. Vom 1. März 2020 bis zum 31. August 2023 leitete sie als Hauptbuchhalterin die Buchhaltung.',
    'Frau Jana Kern, geboren am 3. Mai 1985, wechselte am 1. Juni 2018 als Sachbearbeiterin in unser Haus. Vom 1. März 2020 bis zum 31. August 2023 war sie Hauptbuchhalterin.',
  ])('is that of the first sentence: %s', (introduction) => {
    expect(factsOf({ introduction })).toMatchObject({ begin: '2018-06-01', end: '2023-08-31' });
  });
});

describe('the firm', () => {
  test.each(['Anstalt des öffentlichen Rechts', 'Körperschaft des öffentlichen Rechts'])(
    'is called without the line of its legal form: %s',
    (form) => {
      const letterhead = `Sparkasse Obere Leine\n${form}\nHafenstraße 3\n26941 Neuenstadt`;
      const signature = 'Neuenstadt, den 31. August 2023\n\nSparkasse Obere Leine\n\nUlrike Damm\nVorstand';
      expect(factsOf({ letterhead, signature }).company).toBe('Sparkasse Obere Leine');
    },
  );
});

test.each([
  'Arbeitszeugnis für Frau Hannah Lienemann, geboren am 14. September 1993',
  'Zeugnis für Frau Hannah Lienemann (geb. 14.09.1993)',
])('the person in the heading: %s', (heading) => {
  const introduction =
    'Frau Lienemann war vom 1. September 2016 bis zum 31. August 2023 als Erzieherin in unserem Haus tätig.';
  expect(factsOf({ heading, introduction })).toMatchObject({
    salutation: 'Frau',
    first_name: 'Hannah',
    last_name: 'Lienemann',
    birthday: '1993-09-14',
  });
});

test('the last day on which the employer gave notice, and a title behind the name', () => {
  const introduction =
    'Frau Jana Kern, Diplom-Bibliothekarin (FH), geboren am 3. Mai 1985, war vom 1. Juni 2018 an bei uns tätig. Wegen der Schließung der Filiale mussten wir ihr zum 31. August 2023 kündigen.';
  expect(factsOf({ introduction })).toMatchObject({ job_title: 'Diplom-Bibliothekarin', end: '2023-08-31' });
});

test('the day of a promotion is no last day, though the sentence tells of leaving as well', () => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 1985, trat am 1. Mai 2013 als Sachbearbeiterin bei uns ein. Zum 1. Juli 2018 wurde sie Teamleiterin und übte diese Funktion bis zu ihrem Ausscheiden am 31. August 2023 aus.';
  expect(factsOf({ introduction })).toMatchObject({ begin: '2013-05-01', end: '2023-08-31' });
});
