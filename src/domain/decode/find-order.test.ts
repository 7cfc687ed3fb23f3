import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rules = (job: string, tasks: readonly string[]): string[] =>
  decode(
    baseLetter({
      introduction: `Frau Petra Kern, geboren am 7. Juli 1978 in Celle, war vom 1. November 2010 bis zum 30. September 2020 als ${job} in unserem Haus tätig.`,
      tasks: `Zu ihren Aufgaben gehörten:\n\n${tasks.map((one) => `– ${one}`).join('\n')}`,
    }),
  ).findings.map(({ rule }) => rule);

const core = [
  'Führung der Terminkalender beider Vorstände',
  'Vorbereitung von Vorstands- und Aufsichtsratssitzungen',
  'Erstellung von Protokollen und Beschlussvorlagen',
];

test.each(['Vorstandssekretärin', 'Chefsekretärin', 'Assistentin der Geschäftsführung'])(
  'coffee and mail before the calendar of the board: %s',
  (job) => {
    const trifles = ['Kaffee- und Getränkeservice bei Besprechungen', 'Verteilen der Post und Ablage'];
    expect(rules(job, [...trifles, ...core])).toContain('order-tasks');
    expect(rules(job, [...core, ...trifles])).not.toContain('order-tasks');
  },
);

test('in a plain office the mail is part of the job', () => {
  const tasks = ['Verteilen der Post und Ablage', 'Bestellung von Büromaterial', 'Schreiben nach Diktat'];
  expect(rules('Sekretärin', [...tasks, 'Empfang der Gäste', 'Führung des Kalenders'])).not.toContain(
    'order-tasks',
  );
});

test('a task that names the title is no trifle', () => {
  const rest = ['Be- und Entladen des Fahrzeugs', 'Rücknahme des Leerguts', 'Führen der Fahrtenbücher'];
  expect(
    rules('Auslieferungsfahrerin', ['Auslieferung der Getränke nach Tourenplan', ...rest]),
  ).not.toContain('order-tasks');
});

test('who sells does not begin with the broom and the boxes', () => {
  const trifles = ['Ausfegen des Ladens und Leeren der Abfallbehälter', 'Falten von Kuchenkartons'];
  const sales = ['Verkauf von Backwaren und Beratung der Kunden', 'Kassieren und Abrechnen der Tageskasse'];
  expect(rules('Fachverkäuferin', [...trifles, ...sales, 'Bestellung der Ware'])).toContain('order-tasks');
  expect(rules('Fachverkäuferin', [...sales, 'Bestellung der Ware', ...trifles])).not.toContain(
    'order-tasks',
  );
});

const inProse = (job: string, tasks: string): boolean =>
  decode(baseLetter({ tasks }, { job })).findings.some(({ rule }) => rule === 'order-tasks');

test.each([
  [
    'Redakteurin',
    'Frau Kern hielt das Archiv in Ordnung, versorgte die Konferenzen mit Getränken, sichtete Leserbriefe, schrieb Meldungen und verfasste Beiträge.',
  ],
  [
    'Ingenieurin',
    'Frau Kern hielt das Werkzeug in Ordnung, fegte die Halle, konstruierte Baugruppen, erstellte Stücklisten und betreute Versuche.',
  ],
  [
    'Redakteurin',
    'Frau Kern deckte die Tische für die Sitzungen ein, sortierte die Zeitschriften, recherchierte Themen und schrieb Artikel.',
  ],
])('a sentence of tasks that begins with trifles: %s', (job, tasks) => {
  expect(inProse(job, tasks)).toBe(true);
});

test.each([
  [
    'Redakteurin',
    'Frau Kern sichtete Leserbriefe, schrieb Meldungen, verfasste Beiträge, hielt das Archiv in Ordnung und versorgte die Konferenzen mit Getränken.',
  ],
  [
    'Bibliothekarin',
    'Frau Kern hielt das Archiv in Ordnung, ordnete die Regale, beriet Leser, erwarb Bücher und leitete Führungen.',
  ],
  ['Köchin', 'Frau Kern hielt die Küche sauber, kochte Menüs, bestellte Waren und leitete die Lehrlinge an.'],
  [
    'Tischlerin',
    'Frau Kern hielt das Werkzeug in Ordnung, baute Möbel, montierte Küchen, schliff Oberflächen und beriet Kunden.',
  ],
])('and one that does not, or whose trade they are: %s', (job, tasks) => {
  expect(inProse(job, tasks)).toBe(false);
});

test('rooms cleaned and fences painted stand before the work itself only where they are the work', () => {
  const trifles = ['Reinigen der Aufenthaltsräume und der Geräte', 'Streichen der Tore und Zäune'];
  const work = ['Aufsicht über den Deichabschnitt West', 'Meldung von Schäden', 'Sturmflutwache'];
  expect(rules('Deichaufseherin', [...trifles, ...work])).toContain('order-tasks');
  expect(rules('Deichaufseherin', ['Säubern der Sozialräume', ...work])).toContain('order-tasks');
  expect(rules('Deichaufseherin', [...work, ...trifles])).not.toContain('order-tasks');
  expect(rules('Hausmeisterin', [...trifles, ...work])).not.toContain('order-tasks');
  expect(rules('Maschinenführerin', ['Reinigen und Rüsten der Maschinen', ...work])).not.toContain(
    'order-tasks',
  );
});
