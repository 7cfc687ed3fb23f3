import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  ['Viele Kunden verlangten bei einem weiteren Kauf ausdrücklich nach ihr.', 'rhetorical-skills'],
  ['Er hatte Gelegenheit, die Grundlagen des Suchmaschinenmarketings kennenzulernen.', 'market-knowledge'],
])('a word that only sounds like it names no category: %s', (text, category) => {
  const { graded, categories } = gradeSentence(text);
  expect(graded).toBe(true);
  expect(categories).not.toContain(category);
});

test.each([
  ['Sie drückte sich in Wort und Schrift stets sehr gewandt aus.', 'rhetorical-skills'],
  ['Sie verfügt über sehr gute Kenntnisse der Märkte und des Online-Marketings.', 'market-knowledge'],
  ['Er verfügt über sehr gute Marktkenntnisse.', 'market-knowledge'],
])('a word of its own does: %s', (text, category) =>
  expect(gradeSentence(text).categories).toContain(category),
);
