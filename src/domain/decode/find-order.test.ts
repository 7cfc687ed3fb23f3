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
