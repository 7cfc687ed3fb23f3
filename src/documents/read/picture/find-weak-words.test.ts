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

const row = (y: number, ...words: readonly (readonly [string, number])[]): ReadWord[] =>
  words.map(([text, confidence], at) => ({
    text,
    confidence,
    box: { x: at * 0.1, y, width: 0.09, height: 0.02 },
  }));
const told = (text: string, words: readonly ReadWord[]): string[] =>
  findWeakWords(text, words).map(
    ({ start, end }) => `${text.slice(Math.max(0, start - 4), start)}|${text.slice(start, end)}`,
  );

test('an unsure sign behind a word is what is left of a word', () => {
  const text = 'war sie als Köchin - und\n- half im Service - gern';
  const words = [
    ...row(0.1, ['war', 95], ['sie', 95], ['als', 95], ['Köchin', 95], ['-', 62], ['und', 95]),
    // A bullet begins its row, and a dash that was surely read is one.
    ...row(0.2, ['-', 60], ['half', 95], ['im', 95], ['Service', 95], ['-', 93], ['gern', 95]),
  ];
  expect(told(text, words)).toEqual(['hin |-']);
  expect(
    told('in unserem Haus -\nDie', [...row(0.1, ['Haus', 95], ['-', 57]), ...row(0.2, ['Die', 95])]),
  ).toEqual(['aus |-']);
});

test('behind a day stands a month', () => {
  const signed = (...words: (readonly [string, number])[]): string[] =>
    told(words.map(([text]) => text).join(' '), row(0.5, ...words));
  expect(signed(['Coesfeld,', 96], ['31.', 94], ['4', 88])).toEqual(['31. |4']);
  expect(signed(['Coesfeld,', 96], ['31.', 94], ['März', 88], ['2024', 90])).toEqual([]);
  expect(signed(['Coesfeld,', 96], ['31.', 94], ['03.', 88], ['2024', 90])).toEqual([]);
  expect(signed(['zum', 96], ['31.', 94], ['4', 78], ['als', 95])).toEqual(['31. |4']);
  expect(signed(['zum', 96], ['31.', 94], ['März', 78], ['als', 95])).toEqual([]);
  expect(signed(['1.', 96], ['4', 94], ['Filialen', 88])).toEqual([]);
  // The name of the month stands on the next row.
  const text = 'vom 1.\nApril';
  expect(told(text, [...row(0.1, ['vom', 95], ['1.', 95]), ...row(0.2, ['April', 95])])).toEqual([]);
});
