import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  'In dieser Funktion war sie stets der Pflegedirektorin unterstellt.',
  'Er arbeitete immer in der Frühschicht.',
  'Ihm waren durchweg fünf Monteure unterstellt.',
  'Ihr standen stets zwei Aushilfen zur Seite.',
  'Er bediente stets die Maschine M4.',
  'Sie war jederzeit dem Team von Frau Berger zugeteilt.',
])('what was always so is no praise: %s', (text) => {
  expect(gradeSentence(text).graded).toBe(false);
});

test.each([
  'Sie war stets pünktlich.',
  'Sie war jederzeit bereit, Vertretungen und Sonderschichten zu übernehmen.',
  'Rechtsprechung und Literatur hatte er stets parat.',
  'Er führte sein Team stets vorbildlich.',
  'Auf ihn war immer Verlass.',
])('what is praise without „stets“ is more praise with it: %s', (text) => {
  expect(gradeSentence(text).grade ?? 9).toBeLessThanOrEqual(2);
});
