import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const tasks = 'Frau Kern prüfte und buchte die Belege und bereitete die Monatsabschlüsse vor.';
const found = (company: string, led: string): boolean =>
  decode(
    baseLetter({ company, tasks: `${tasks} ${led}` }, { job: 'Leiterin der Buchhaltung' }),
  ).findings.some(({ rule }) => rule === 'other-figure');
const eleven =
  'Unser Büro besteht seit 1988 und plant Wohnbauten. Einschließlich der Geschäftsführung arbeiten bei uns elf Personen.';

describe('more people led than the house has', () => {
  test.each([
    [eleven, 'Ihr waren 23 Mitarbeiterinnen und Mitarbeiter fachlich und disziplinarisch unterstellt.'],
    [eleven, 'Sie führte 23 Mitarbeiter.'],
    [eleven, 'Sie leitete eine Abteilung mit zwanzig Angestellten.'],
    ['Wir beschäftigen rund 40 Mitarbeiter.', 'Sie trug die Personalverantwortung für 65 Mitarbeitende.'],
    ['Die Muster GmbH hat acht Mitarbeiter.', 'Sie leitete ein Team von 15 Personen.'],
    [
      'Mit 14 Beschäftigten, mich, das Büro und die Auszubildenden eingerechnet, führen wir Installationen in Wohn- und Gewerbebauten aus.',
      'Die 22 ihr unterstellten Monteure führte sie stets sicher und gerecht.',
    ],
    [
      'Wir sind einschließlich der Auszubildenden elf Beschäftigte.',
      'Die 22 ihr unterstellten Verkäuferinnen führte sie stets gerecht.',
    ],
    ['Zu unserem Betrieb gehören 38 Beschäftigte.', 'Sie führte ein Team von 60 Kolleginnen und Kollegen.'],
  ])('%s %s', (company, led) => {
    expect(found(company, led)).toBe(true);
  });

  test.each([
    ['a part of them', eleven, 'Die acht ihr unterstellten Monteure führte sie stets gerecht.'],
    ['a part of them', eleven, 'Ihr waren fünf Mitarbeiter unterstellt.'],
    ['nearly all', eleven, 'Ihr waren elf Mitarbeiter unterstellt.'],
    ['a site', 'Unser Standort Husum hat 20 Mitarbeiter.', 'Sie führte 45 Mitarbeiter in drei Werken.'],
    [
      'the trained ones only',
      'Wir haben 14 pädagogische Mitarbeiter.',
      'Ihr waren 22 Mitarbeiter unterstellt.',
    ],
    ['learners beside', 'Wir haben 20 Mitarbeiter und 12 Auszubildende.', 'Sie führte 30 Mitarbeiter.'],
    ['helpers of a season', eleven, 'In der Saison führte sie 30 Mitarbeiter, meist Aushilfen.'],
    ['people of others', eleven, 'Auf der Baustelle führte sie 30 Mitarbeiter der Nachunternehmer.'],
    ['whom she paid', eleven, 'Sie führte die Abrechnung für 300 Mitarbeiter unserer Kunden.'],
    ['whom she taught', eleven, 'Sie leitete Schulungen mit 30 Personen.'],
    ['it grew', eleven, 'Ihr Team wuchs auf zuletzt 23 Mitarbeiter.'],
    [
      'it shrank',
      'Nach dem Verkauf der Druckerei haben wir noch 20 Mitarbeiter.',
      'Sie führte 40 Mitarbeiter.',
    ],
  ])('silent: %s', (_, company, led) => {
    expect(found(company, led)).toBe(false);
  });
});

describe('more people led than the house has, by other authors', () => {
  const nine = 'Wir sind ein Büro mit neun Beschäftigten.';
  test.each([
    [nine, 'Sie war Vorgesetzte von 30 Mitarbeiterinnen und Mitarbeitern.'],
    [nine, 'Sie trug die fachliche und disziplinarische Verantwortung für 30 Beschäftigte.'],
    [nine, 'Die Führung von dreißig Angestellten gehörte zu ihren Aufgaben.'],
    [nine, 'Dreißig Mitarbeiterinnen und Mitarbeiter waren ihr direkt unterstellt.'],
    [nine, 'Ihr unterstanden 25 Mitarbeiter.'],
    [nine, 'Zu ihrer Abteilung gehörten 25 Mitarbeiter, die sie führte.'],
    [nine, 'Ihr Team umfasste 25 Beschäftigte.'],
    [nine, 'Sie leitete eine 25-köpfige Abteilung.'],
    [nine, 'Ihr Führungsbereich umfasste 25 Mitarbeiter.'],
    [nine, 'Ihr waren fünfundzwanzig Kräfte unterstellt.'],
    ['Das Unternehmen zählt zwölf Köpfe.', 'Ihre Führungsspanne betrug 40 Mitarbeiter.'],
    ['Bei uns arbeiten vierzehn Menschen.', 'Sie führte ein Team aus 40 Kolleginnen und Kollegen.'],
    ['Unser Betrieb umfasst zwölf Personen.', 'An sie berichteten 40 Mitarbeiter.'],
    ['Die Kanzlei hat zehn Angestellte.', 'Sie hatte die Personalverantwortung für vierzig Angestellte.'],
    ['Das Haus beschäftigt 20 Mitarbeiter.', 'Sie war für die Führung von 45 Mitarbeitern verantwortlich.'],
  ])('%s %s', (company, led) => {
    expect(found(company, led)).toBe(true);
  });

  test.each([
    [nine, 'Sie rechnete die Löhne für 30 Mitarbeiter unserer Mandanten ab.'],
    [nine, 'Sie schulte 30 Mitarbeiter eines Kunden.'],
    [nine, 'Ihr Team umfasste drei Beschäftigte.'],
    [nine, 'Zu ihren Kunden gehörten Betriebe mit bis zu 40 Mitarbeitern.'],
    [nine, 'Sie führte Gespräche mit 40 Bewerbern.'],
    [nine, 'Sie leitete Veranstaltungen mit 200 Personen.'],
    [nine, 'Sie führte die Personalakten von 30 Mitarbeitern unserer Mandanten.'],
    [nine, 'Sie war für 40 Mandanten verantwortlich.'],
    ['Unsere Gruppe hat 12 Mitarbeiter.', 'Sie leitete 40 Mitarbeiter.'],
    ['In der Verwaltung arbeiten zwölf Personen.', 'Sie führte 40 Mitarbeiter.'],
  ])('silent: %s %s', (company, led) => {
    expect(found(company, led)).toBe(false);
  });
});
