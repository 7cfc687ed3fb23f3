import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (job: string, tasks: string): boolean =>
  decode(baseLetter({ tasks }, { job })).findings.some(({ rule }) => rule === 'order-tasks');

describe('what a job is named for stands at the end, or help before it', () => {
  test.each([
    [
      'Tischlerin',
      'Zu ihren Aufgaben gehörten die Reinigung der Werkstatt, das Beladen der Transporter, die Anfertigung von Möbeln und der Einbau beim Bauherrn.',
    ],
    [
      'Dachdeckerin',
      'Sie pflegte die Werkzeuge, belud die Fahrzeuge, deckte Steildächer mit Schiefer ein und dichtete Flachdächer ab.',
    ],
    [
      'Softwareentwicklerin',
      'Ihre Aufgaben waren:\n- Schulung der Anwender\n- Aufbau von Arbeitsplätzen\n- Entwicklung der Webanwendung\n- Automatisierte Tests',
    ],
    [
      'Köchin',
      'Ihre Aufgaben waren:\n- Bestellung der Waren\n- Annahme und Kontrolle der Lieferungen\n- Überwachung der Hygiene\n- Zubereitung der Speisen',
    ],
    [
      'Erzieherin',
      'Sie kaufte Bastelmaterial ein, führte die Anwesenheitsliste und nahm an Sitzungen teil. Daneben betreute sie die Kinder der Krippe, führte Elterngespräche und plante Angebote.',
    ],
    [
      'Lehrerin für Mathematik',
      'Zu ihren Aufgaben gehörten:\n- Aufsicht in den Pausen und an der Bushaltestelle\n- Verwahrung der Schlüssel\n- Unterricht in Mathematik\n- Sprechstunden für Eltern',
    ],
    [
      'Lehrerin',
      'Sie beaufsichtigte die Schüler in den Pausen, verwaltete die Schlüssel der Fachräume, unterrichtete Chemie und nahm Prüfungen ab.',
    ],
  ])('%s', (job, tasks) => {
    expect(found(job, tasks)).toBe(true);
  });
});

describe('nothing is told', () => {
  test.each([
    [
      'Lehrerin',
      'Zu ihren Aufgaben gehörten:\n- Leitung der Klasse 7b\n- Unterricht in Mathematik\n- Aufsicht in den Pausen\n- Verwahrung der Schlüssel',
    ],
    [
      'Lehrerin',
      'Zu ihren Aufgaben gehörten:\n- Beaufsichtigung der Hausaufgaben\n- Förderunterricht in kleinen Gruppen\n- Deutsch als Zweitsprache\n- Elterngespräche',
    ],
    [
      'Tischlerin',
      'Zu ihren Aufgaben gehörten die Anfertigung von Möbeln, der Einbau beim Bauherrn, die Wartung der Maschinen und die Reinigung der Werkstatt.',
    ],
    [
      'Lagerarbeiterin',
      'Ihre Aufgaben waren:\n- Be- und Entladen der Fahrzeuge\n- Wartung der Stapler\n- Kommissionierung\n- Inventur',
    ],
    [
      'Softwareentwicklerin',
      'Ihre Aufgaben waren:\n- Entwicklung der Webanwendung\n- Automatisierte Tests\n- Betreuung der Schnittstellen\n- Schulung der Anwender',
    ],
    [
      'Rezeptionistin',
      'Ihre Aufgaben waren:\n- Empfang der Gäste\n- Telefonzentrale\n- Reservierungen\n- Rechnungen',
    ],
    [
      'Astronautin',
      'Ihre Aufgaben waren:\n- Ernte der Algen\n- Messung der Sporen\n- Auswertung der Funksprüche\n- Bepflanzung der Kuppel',
    ],
  ])('%s', (job, tasks) => {
    expect(found(job, tasks)).toBe(false);
  });
});
