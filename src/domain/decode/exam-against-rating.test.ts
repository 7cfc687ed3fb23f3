import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const quotes = (rule: string, parts: Readonly<Record<string, string>>): readonly (string | undefined)[] =>
  decode(baseLetter(parts)).findings.flatMap((one) => (one.rule === rule ? [one.quote] : []));
const trainee = (performance: string): readonly (string | undefined)[] =>
  quotes('fact-against-praise', {
    heading: 'Ausbildungszeugnis',
    introduction:
      'Frau Jana Kern, geboren am 3. Mai 2002, wurde vom 1. August 2020 bis zum 31. August 2023 zur Kauffrau für Büromanagement ausgebildet.',
    performance: `Frau Kern zeigte stets hohe Lernbereitschaft. Sie arbeitete stets sorgfältig. ${performance}`,
  });

test.each([
  'Stolz sind wir auf ihre glänzenden Leistungen in der Abschlussprüfung. Die Abschlussprüfung legte sie mit der Note ausreichend ab.',
  'Die Abschlussprüfung bestand sie mit der Note befriedigend. Mit Bravour meisterte sie damit ihre Abschlussprüfung.',
])('praised for an examination that was barely passed: %s', (story) => {
  expect(trainee(story)).toHaveLength(1);
});

test.each([
  'Stolz sind wir auf ihre glänzenden Leistungen in der Abschlussprüfung. Die Abschlussprüfung legte sie mit der Note sehr gut ab.',
  'Die Zwischenprüfung bestand sie mit der Note befriedigend. Umso glänzender bestand sie die Abschlussprüfung.',
  'Die Abschlussprüfung legte sie mit der Note ausreichend ab. Ihre Arbeiten waren hervorragend.',
])('or told as it was: %s', (story) => {
  expect(trainee(story)).toEqual([]);
});

const raised =
  'Frau Jana Kern, geboren am 3. Mai 1985, war vom 1. Juni 2018 bis zum 31. August 2023 als Buchhalterin tätig. Aufgrund ihrer herausragenden Leistungen wurde sie zum 1. Januar 2021 zur Gruppenleiterin befördert.';
test('raised for outstanding work in a letter of bare sufficiency', () => {
  const performance =
    'Frau Kern besitzt das nötige Fachwissen. Sie zeigte Einsatzbereitschaft. Sie war dem üblichen Arbeitsanfall gewachsen. Ihre Ergebnisse entsprachen den Anforderungen.';
  const summary = 'Frau Kern erfüllte ihre Aufgaben zu unserer Zufriedenheit.';
  expect(quotes('showcase', { introduction: raised, performance, summary })).toHaveLength(1);
  expect(quotes('showcase', { introduction: raised })).toEqual([]);
});
