import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const finds = (job: string, tasks: string, performance?: string): boolean =>
  decode(baseLetter(performance === undefined ? { tasks } : { tasks, performance }, { job })).findings.some(
    ({ rule }) => rule === 'mere-help',
  );

const errands =
  'Zu ihren Aufgaben gehörten:\n- Kopieren und Laminieren der Unterlagen\n- Verpacken von Mustern\n- Botengänge\n- Kaffeekochen für die Sitzungen\n- Pflege der Telefonlisten';

describe('errands under a title that tells of more', () => {
  test.each([
    ['Senior Beraterin', errands],
    ['Projektingenieurin', errands],
    [
      'Marketing Managerin',
      'Frau Kern verpackte Prospekte, brachte Pakete zur Post, kopierte Vorlagen und legte Belege ab.',
    ],
    [
      'Referentin für Kommunikation',
      'Zu ihren Aufgaben gehörten die Ablage, das Kopieren, der Postausgang sowie das Herrichten der Sitzungsräume.',
    ],
    [
      'Leiterin Marketing',
      'Zu ihren Aufgaben gehörten:\n- Versand von Prospekten\n- Bestellung und Lagerung von Werbeartikeln\n- Pflege der Adressverteiler\n- Ablage von Zeitungsausschnitten\n- Weiterleitung von Anfragen',
    ],
  ])('%s', (job, tasks) => {
    expect(finds(job, tasks)).toBe(true);
  });

  test('or under praise that does', () => {
    const praise =
      'Frau Kern arbeitete stets sorgfältig. Sie leitete komplexe Projekte vollkommen eigenverantwortlich. Ihre Ergebnisse waren immer sehr gut.';
    expect(finds('Mitarbeiterin', errands, praise)).toBe(true);
  });
});

describe('no contradiction', () => {
  test.each([
    ['whose work it is', 'Büroassistentin', errands],
    ['whose work it is', 'Office Managerin', errands],
    ['who is called no more', 'Mitarbeiterin', errands],
    [
      'whose tasks are more',
      'Senior Beraterin',
      'Zu ihren Aufgaben gehörten:\n- Beratung der Kunden\n- Ablage\n- Kopieren der Unterlagen\n- Auswertung der Märkte\n- Botengänge',
    ],
    [
      'who leads those who do it',
      'Leiterin Marketing',
      `Ihr waren drei Mitarbeiterinnen unterstellt. ${errands}`,
    ],
    ['of whom little is told', 'Senior Beraterin', 'Frau Kern übernahm die Ablage und die Botengänge.'],
  ])('%s: %s', (_, job, tasks) => {
    expect(finds(job, tasks)).toBe(false);
  });
});

describe('a pupil who is said to have swayed the whole', () => {
  const helping =
    'Frau Kern übernahm folgende Arbeiten:\n- Kopieren und Binden von Unterlagen\n- Einräumen der Regale\n- Verpacken der Bestellungen, Gang zur Post\n- Ablage der Lieferscheine\n- Telefondienst in der Mittagspause';
  test.each([
    'Ihre strategischen Fähigkeiten haben das Programm entscheidend geprägt.',
    'Sie prägte die Ausrichtung unseres Hauses nachhaltig.',
    'Sie hat unsere Entwicklung maßgeblich mitgestaltet.',
  ])('by %s', (sentence) => {
    const praise = `Frau Kern arbeitete stets sehr sorgfältig. ${sentence} Ihre Ergebnisse waren immer sehr gut.`;
    expect(finds('Mitarbeiterin', helping, praise)).toBe(true);
    expect(
      finds(
        'Mitarbeiterin',
        'Sie plante das Programm, verhandelte mit Autoren, kalkulierte Auflagen und betreute die Vertreter.',
        praise,
      ),
    ).toBe(false);
  });
});
