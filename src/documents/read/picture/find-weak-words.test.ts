import { expect, test } from 'vitest';
import { findWeakWords } from './find-weak-words.ts';
import type { ReadWord } from './words.ts';

const word = (text: string, confidence: number, x = 0): ReadWord => ({
  text,
  confidence,
  box: { x, y: 0, width: 0.1, height: 0.1 },
});

test('finds the very word that was read with little confidence, without its punctuation', () => {
  const text = 'der Hund, der bellt';
  const words = [word('der', 95), word('Hund,', 40, 0.2), word('der', 30, 0.4), word('bellt', 90)];
  expect(
    findWeakWords(text, words).map(({ start, end, box }) => [text.slice(start, end), start, box.x]),
  ).toEqual([
    ['Hund', 4, 0.2],
    ['der', 10, 0.4],
  ]);
});

test('finds halves of divided words, and nothing for what the layout dropped', () => {
  const text = 'zu unserer Zufriedenheit';
  const words = [word('zu', 90), word('Zufrie-', 50), word('denheit', 90), word('Seite', 20), word('—', 10)];
  expect(findWeakWords(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(['Zufrie']);
});

test('a short word is not found inside of others', () => {
  expect(findWeakWords('Wanderung', [word('er', 20)])).toEqual([]);
});

test('what stands unread is found where its mark is', () => {
  const text = 'Frau […] verfügt über ein solides […]. Sie war stets';
  const words = ['Frau', '[…]', 'verfügt', 'über', 'ein', 'solides', '[…]', '.', 'Sie', 'war', 'stets'];
  const weak = findWeakWords(
    text,
    words.map((one) => word(one, one === '[…]' ? 0 : 95)),
  );
  expect(weak.map(({ start }) => start)).toEqual([5, 34]);
});
