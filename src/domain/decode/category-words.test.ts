import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  ['Viele Kunden verlangten bei einem weiteren Kauf ausdrücklich nach ihr.', 'rhetorical-skills'],
  ['Er hatte Gelegenheit, die Grundlagen des Suchmaschinenmarketings kennenzulernen.', 'market-knowledge'],
  [
    'Über die laufende Woche hinaus zu planen, war ihm ein Anliegen, zu dem ihm meist die Zeit fehlte.',
    'time-management',
  ],
  ['Herr Kern bildet seine Lernenden fachgerecht aus und bringt sie fachlich voran.', 'further-education'],
  [
    'Die Leitsätze der Anstalt hat Frau Kern zur Kenntnis genommen und sich danach gerichtet.',
    'market-knowledge',
  ],
  [
    'Das Verhalten von Herrn Kern gegenüber unseren Kunden entsprach den üblichen Gepflogenheiten.',
    'internal-behavior',
  ],
  ['Am Kassenbestand des Herrn Kern war bei den Prüfungen nichts zu bemängeln.', 'exam-result'],
])('a word that only sounds like it names no category: %s', (text, category) => {
  const { graded, categories } = gradeSentence(text);
  expect(graded).toBe(true);
  expect(categories).not.toContain(category);
});

test.each([
  ['Sie drückte sich in Wort und Schrift stets sehr gewandt aus.', 'rhetorical-skills'],
  ['Sie verfügt über sehr gute Kenntnisse der Märkte und des Online-Marketings.', 'market-knowledge'],
  ['Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets vorbildlich.', 'internal-behavior'],
  ['Die Prüfungen zum Kaufmann bestand er mit sehr gutem Erfolg.', 'exam-result'],
  ['Er verfügt über sehr gute Marktkenntnisse.', 'market-knowledge'],
])('a word of its own does: %s', (text, category) =>
  expect(gradeSentence(text).categories).toContain(category),
);
