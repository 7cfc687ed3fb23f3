import { expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';
import { ratesConduct } from './conduct.ts';
import { unitsOf } from './sentence-units.ts';

it.each([
  'Ihr Verhalten gegenüber der Schulleitung, dem Kollegium, den Schülerinnen und Schülern sowie den Eltern ist stets einwandfrei.',
  'Gegenüber dem Team, den Kundinnen und Kunden sowie der Geschäftsleitung war das Verhalten von Kim Aldenbrook stets einwandfrei.',
  'Gegenüber Vorstand, Kuratorium, Sponsoren und Publikum war sein Auftreten stets einwandfrei.',
])('conduct is rated, however many are named: %s', (text) =>
  expect(gradeSentence(text)).toMatchObject({ graded: true, grade: 2 }),
);

it.each([
  'Das Verhalten von Klebern war Gegenstand der Versuche von Frau Weber, die Ergebnisse waren gut.',
  'Das Verhalten von Beton unter Last war Gegenstand seiner Versuche.',
  'Sie schulte die Teams im Umgang mit Patienten.',
  'Er untersuchte ihr Verhalten im Gelände und dokumentierte es.',
])('stays silent: %s', (text) => expect(ratesConduct(unitsOf(text))).toBe(false));
