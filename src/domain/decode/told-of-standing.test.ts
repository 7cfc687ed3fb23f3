import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const contradictions = (one: string, other: string): readonly string[] =>
  decode(letter({ performance: `${one} ${other}` })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && ['frame-clash', 'task-denied', 'same-subject'].includes(rule) ? [rule] : [],
  );

describe('a rise, a right, and who else was there', () => {
  it.each([
    [
      'Aufgrund seiner guten Leistungen wurde Herr Kern 2018 zum Gruppenleiter befördert.',
      'Ein Wechsel der Position fand während seiner gesamten Beschäftigung nicht statt.',
    ],
    ['2019 beförderten wir ihn zum Teamleiter.', 'Zu einer Beförderung ist es leider nicht gekommen.'],
    [
      'Wir erteilten Herrn Kern 2017 Prokura, die er bis zuletzt innehatte.',
      'Zeichnungsberechtigt war er nicht.',
    ],
    ['Er erhielt 2018 Handlungsvollmacht.', 'Unterschriftsberechtigt war er zu keiner Zeit.'],
    [
      'Als einziger Hausmeister der Schule war er für alles zuständig.',
      'Die Einteilung der drei ihm zugeordneten Hausmeister nahm er umsichtig vor.',
    ],
    [
      'Unter seiner Verantwortung stieg der Umsatz des Gebietes West um 30 Prozent.',
      'Das Gebiet West verzeichnete am Ende einen geringeren Umsatz als bei seinem Antritt.',
    ],
  ])('%s %s', (one, other) => {
    expect(contradictions(one, other)).not.toEqual([]);
  });
  it.each([
    ['2018 wurde Herr Kern zum Gruppenleiter befördert.', 'Ein Wechsel der Vorgesetzten fand nicht statt.'],
    ['Wir erteilten Herrn Kern 2017 Prokura.', 'Zeichnungsberechtigt war er nicht nur für Bestellungen.'],
    [
      'Als einziger Hausmeister der Schule war er für alles zuständig.',
      'Die Einteilung der drei ihm zugeordneten Reinigungskräfte nahm er umsichtig vor.',
    ],
    ['Unter ihm stieg der Umsatz.', 'Die Reklamationen waren geringer als vor seiner Zeit.'],
  ])('sound: %s %s', (one, other) => {
    expect(contradictions(one, other)).toEqual([]);
  });
});

const rules = (told: string): readonly string[] =>
  decode(
    baseLetter(
      { performance: `Frau Kern lernte stets sehr schnell. ${told}` },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.map(({ rule }) => rule);

describe('what a training ended as', () => {
  it('another trade', () => {
    expect(
      rules('Ihre Ausbildungszeit in unserem Hause schloss sie als Fachkraft für Lagerlogistik ab.'),
    ).toContain('job-varies');
  });
  it.each([
    'Ihre Ausbildung schloss sie als Jahrgangsbeste ab.',
    'Ihre Ausbildungszeit schloss sie als Industriekauffrau ab.',
  ])('sound: %s', (told) => {
    expect(rules(told)).not.toContain('job-varies');
  });
});
