import { expect, test } from 'vitest';
import { occupations } from '../knowledge/occupations-activities/index.ts';
import { titleGender } from './title-gender.ts';

test.each([
  ['Projektleiterin', 'f'],
  ['Leiterin des Einkaufs', 'f'],
  ['Technische Zeichnerin', 'f'],
  ['Kauffrau für Büromanagement', 'f'],
  ['Assistenzärztin', 'f'],
  ['Malerin und Lackiererin', 'f'],
  ['Auszubildende zur Köchin', 'f'],
  ['Projektleiter', 'm'],
  ['Bankkaufmann', 'm'],
  ['Leiter der Buchhaltung', 'm'],
  ['Fachkraft für Lagerlogistik', null],
  ['Leitung Medizin', null],
  ['Referat Termine und Magazin', null],
  ['Key Account Manager', null],
  ['Verkäufer/in', null],
  ['Projektleiter*in', null],
  ['Kaufmann/-frau im Einzelhandel', null],
  ['Verkäufer(in)', null],
  ['', null],
] as const)('%s', (title, gender) => expect(titleGender(title)).toBe(gender));

test('no title of the list is taken for the other gender', () => {
  const wrong = occupations.flatMap(({ male, female }) => [
    ...(titleGender(male) === 'f' ? [male] : []),
    ...(titleGender(female) === 'm' ? [female] : []),
  ]);
  expect(wrong).toEqual([]);
});

test('nearly all titles of women are known as such', () => {
  const women = occupations.filter(({ male, female }) => male !== female && /in(?!\p{L})|frau/u.test(female));
  const missed = women.filter(({ female }) => titleGender(female) !== 'f').map(({ female }) => female);
  expect(missed.length, missed.join(', ')).toBeLessThan(women.length / 50);
});
