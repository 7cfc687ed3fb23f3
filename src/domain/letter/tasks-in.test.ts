import { expect, test } from 'vitest';
import { tasksIn } from './tasks-in.ts';

const two = ['Planung von Projekten', 'Führung des Teams'];

test.each([
  ['bullets', '• Planung von Projekten\n• Führung des Teams'],
  ['dashes', '- Planung von Projekten\n- Führung des Teams'],
  ['long dashes', '– Planung von Projekten\r\n– Führung des Teams\r\n'],
  ['numbers', '1. Planung von Projekten\n2. Führung des Teams'],
  ['numbers in brackets', '1) Planung von Projekten\n2) Führung des Teams'],
  ['letters', 'a) Planung von Projekten\nb) Führung des Teams'],
  ['numbers of chapters', '1.1 Planung von Projekten\n1.2. Führung des Teams'],
  ['a word processor', '•\tPlanung von Projekten\r\n•\tFührung des Teams\r\n'],
  ['its middle dots', '·         Planung von Projekten\n·         Führung des Teams'],
  ['its private signs', '\uF0B7\tPlanung von Projekten\n\uF0A7\tFührung des Teams'],
  ['its squares', '§  Planung von Projekten\n§  Führung des Teams'],
  ['its second level', 'o\tPlanung von Projekten\no   Führung des Teams'],
  ['its line breaks', '• Planung von Projekten\v• Führung des Teams'],
  ['ticks and arrows', '✓ Planung von Projekten\n➢ Führung des Teams'],
  ['stars and indents', '  * Planung von Projekten\n\n\t* Führung des Teams'],
  ['signs that nobody sees', '\uFEFF•\u00A0Planung von Projekten\u200B\n• Führung des Teams'],
  ['no signs', 'Planung von Projekten\nFührung des Teams'],
  ['one line', '• Planung von Projekten • Führung des Teams'],
  ['one line of dashes', '– Planung von Projekten – Führung des Teams'],
  ['full stops', '• Planung von Projekten.\n• Führung des Teams.'],
  ['full stops and no signs', 'Planung von Projekten.\nFührung des Teams.'],
  ['numbers with a gap beside signs', '• Planung von Projekten\n3. Führung des Teams'],
  ['punctuation of a list', '- Planung von Projekten;\n- Führung des Teams,'],
  ['a lead', 'Zu den Aufgaben gehörten:\n• Planung von Projekten\n• Führung des Teams'],
  ['broken lines', '• Planung\nvon Projekten\n• Führung des Teams'],
  ['a word that was cut', '• Planung von Pro-\njekten\n• Führung des Teams'],
])('a list with %s', (_what, text) => {
  expect(tasksIn(text)).toEqual(two);
});

test.each([
  'Planung – auch im Ausland',
  'Vor- und Nachbereitung von Messen',
  '24/7-Rufbereitschaft',
  '3. Lehrjahr: Betreuung der Auszubildenden',
  '30.000 Datensätze im Monat pflegen',
  '§ 109 GewO und andere Vorschriften anwenden',
  'Orders prüfen',
  'o. g. Aufgaben vertreten',
  '>50 Beschäftigte führen',
  'Pflege von C++-Programmen',
  'Einkauf, Lager und Versand',
  'Zu den Aufgaben:',
  'Ablage, Post usw.',
  'Einkauf von Stahl, Blech u. a.',
  'Planung der Touren. Abstimmung mit Kunden.',
])('one task stays as it is: %s', (text) => {
  expect(tasksIn(text)).toEqual([text]);
});

test('the full stop of a single task goes', () => {
  expect(tasksIn('Planung von Touren.')).toEqual(['Planung von Touren']);
});

test('a single sign in front of a single task goes', () => {
  expect(tasksIn('• Planung')).toEqual(['Planung']);
  expect(tasksIn('-Planung')).toEqual(['Planung']);
});

test('numbers that do not count are no signs of a list', () => {
  expect(tasksIn('2. Ebene: Führung\n2. Ebene: Planung')).toEqual(['2. Ebene: Führung', '2. Ebene: Planung']);
  expect(tasksIn('3. Lehrjahr betreuen\nPlanung')).toEqual(['3. Lehrjahr betreuen', 'Planung']);
});

test('lines of their own stay so, with a capital or without signs around', () => {
  expect(tasksIn('• Planung\nFührung')).toEqual(['Planung', 'Führung']);
  expect(tasksIn('planung\nführung')).toEqual(['planung', 'führung']);
  expect(tasksIn('• Vor-\nund Nachbereitung')).toEqual(['Vor- und Nachbereitung']);
});

test('nothing and signs alone are no task', () => {
  expect(tasksIn(' \n•\n-\n')).toEqual([]);
});
