import { expect, test } from 'vitest';
import { findPersons } from './persons.ts';

test.each([
  ['gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Kunden', 'superior colleague colleague external'],
  ['gegenüber der Geschäftsführung, den Kollegen und ihrem Team', 'superior colleague staff'],
  ['Mit den Kolleginnen und mit mir und meiner Frau', 'colleague superior'],
  ['zum Meister, zu den Gesellen und zur Kundschaft', 'superior colleague external'],
  ['gegenüber den Pfarrherren, der Kirchenverwaltung und dem Presbyterium', 'superior superior superior'],
  ['dem Kirchengemeinderat, der Superintendentin und den Kollegen', 'superior superior colleague'],
  ['der Landrätin, dem Stadtrat und den Beigeordneten', 'superior superior'],
  [
    'den Kirchengemeinderäten, der Pröpstin, dem Weihbischof und Prälaten',
    'superior superior superior superior',
  ],
  ['Beratung, Hausrat und Vorrat', ''],
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

/** One of each kind of word that opens a mention: what the quick look at the word must not overlook. */
test.each([
  'mit mir als Meister',
  'die ihr anvertrauten Kräfte',
  'die fachlich unterstellten Kollegen',
  'der Gründungsmitglieder',
  'mit der Wohnbereichsleitung',
  'der Leiter',
  'zum Bürovorsteher',
  'dem Obmann',
  'den Vereinsvorsitzenden',
  'die Direktion',
  'den Vorständen',
  'der Führungskraft',
  'dem Schichtführer',
  'dem Frachtführer',
  'den Ausbildenden',
  'der Sozietät',
  'der Dienststelle',
  'den Dienstleistern',
  'den Gesellen',
  'mit dem Personal',
  'zur Chefärztin',
  'der Ärzteschaft',
  'den Betriebsangehörigen',
  'Privat-Kunden',
  'Groß- und -kunden',
  '(Kunden)',
  'Kund*innen',
  'den Pflegebedürftigen',
  'der Öffentlichkeit',
  'den Subunternehmern',
  'der Inhaberfamilie',
  'den externen Partnern',
  'Menschen mit Behinderung',
])('a person in „%s“', (text) => {
  expect(findPersons(text).length).toBeGreaterThan(0);
});
