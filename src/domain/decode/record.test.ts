import { expect, test } from 'vitest';
import { searched } from '../german/sieve.ts';
import { isStage } from './record.ts';

test.each([
  'Im dritten Lehrjahr betreute er eigene Kunden.',
  'Bereits im zweiten Ausbildungsjahr übernahm Frau Kern die Frühschicht am Empfang.',
])('a stage of the training: %s', (text) => {
  expect(isStage(searched(text))).toBe(true);
});

test.each([
  'Im dritten Lehrjahr betreute er nur kleine Kunden.',
  'Im dritten Lehrjahr bemühte er sich um eigene Kunden.',
  'Im dritten Lehrjahr betreute er eigene Kunden, was ihm selten gelang.',
])('a rating: %s', (text) => {
  expect(isStage(searched(text))).toBe(false);
});
