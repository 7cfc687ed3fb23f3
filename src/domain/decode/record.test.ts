import { expect, test } from 'vitest';
import { searched } from '../german/sieve.ts';
import { isPiece, isStage } from './record.ts';

test.each([
  'Im dritten Lehrjahr betreute er eigene Kunden.',
  'An den Maschinen hat er, wie es das Gesetz verlangt, nur zugesehen und zugereicht.',
  'Bereits im zweiten Ausbildungsjahr übernahm Frau Kern die Frühschicht am Empfang.',
  'Im dritten Jahr riss er einfache Dachstühle bereits selbständig an.',
  'Einfachere Aufträge führte er im letzten Lehrjahr stets selbständig aus.',
  'Kleinere Reparaturen erledigte sie im dritten Ausbildungsjahr schon allein.',
  'Schon im zweiten Jahr bediente sie leichte Fälle eigenständig.',
])('a stage of the training: %s', (text) => {
  expect(isStage(searched(text))).toBe(true);
});

test.each([
  'Im dritten Lehrjahr betreute er nur kleine Kunden.',
  'Im dritten Lehrjahr bemühte er sich um eigene Kunden.',
  'Einfache Aufträge führte er selbständig aus.',
  'Erst im dritten Lehrjahr arbeitete er allein.',
  'Einfache Aufträge führte er im dritten Lehrjahr weitgehend selbständig aus.',
  'Im dritten Lehrjahr erledigte sie einfache Aufträge unter Anleitung selbständig.',
  'Im dritten Lehrjahr betreute er eigene Kunden, was ihm selten gelang.',
])('a rating: %s', (text) => {
  expect(isStage(searched(text))).toBe(false);
});

test.each([
  'Im letzten Monat baute er nach eigenem Plan eine Gartenbank.',
  'Gegen Ende entwarf sie einen Prospekt für unsere neue Reihe.',
  'In der dritten Woche baute er nach eigener Zeichnung einen Werkzeugkasten aus Esche.',
  'An der computergesteuerten Fräse schrieb er eigene Programme.',
  'Für die Montage baute sie bald eigene Vorrichtungen.',
  'In den letzten Wochen schrieb Herr Kern zwei Beiträge für die Beilage.',
])('is a piece of work, told with its time: %s', (sentence) => {
  expect(isPiece(searched(sentence))).toBe(true);
});

test.each([
  'Im letzten Monat baute er unter Anleitung eine einfache Bank.',
  'Gegen Ende entwarf sie nur noch einen Prospekt.',
  'Im letzten Monat arbeitete er ordentlich.',
  'An der Fräse schrieb er nur eigene Programme.',
  'Er entwickelte eigene Ideen, die niemand brauchte.',
  'Er baute stets saubere Bänke.',
])('is none: %s', (sentence) => {
  expect(isPiece(searched(sentence))).toBe(false);
});
