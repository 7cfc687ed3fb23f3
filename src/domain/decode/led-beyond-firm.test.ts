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
    ['Zu unserem Betrieb gehören 38 Beschäftigte.', 'Sie führte ein Team von 60 Kolleginnen und Kollegen.'],
  ])('%s %s', (company, led) => {
    expect(found(company, led)).toBe(true);
  });

  test.each([
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
