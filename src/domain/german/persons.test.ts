import { expect, test } from 'vitest';
import { findPersons } from './persons.ts';

test.each([
  ['gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Kunden', 'superior colleague colleague external'],
  ['gegenüber der Geschäftsführung, den Kollegen und ihrem Team', 'superior colleague staff'],
  ['Mit den Kolleginnen und mit mir und meiner Frau', 'colleague superior'],
  ['zum Meister, zu den Gesellen und zur Kundschaft', 'superior colleague external'],
  ['gegenüber Ausbildern und Praxisteam', 'superior colleague'],
  ['den anderen Auszubildenden, den Kollegen und den Vorgesetzten', 'colleague colleague superior'],
  ['Kolleg*innen und Kund:innen', 'colleague external'],
  ['sowie den Beschäftigten seiner Abteilung', 'staff'],
  ['die ihm unterstellten Mitarbeiter', 'staff'],
  ['Den Bewohnerinnen, Bewohnern und deren Angehörigen', 'external external external'],
  ['unseren Kunden und mir als Meister gegenüber', 'external superior'],
  ['den drei von ihm betreuten Kunden', 'external'],
  ['unter ihrer Anleitung', ''],
  ['Mitarbeit und Zusammenarbeit', ''],
])('%s', (text, groups) => {
  expect(
    findPersons(text)
      .map(({ group }) => group)
      .join(' '),
  ).toBe(groups);
});
