import { expect, test } from 'vitest';
import { shiftWords } from './shift-words.ts';

const box = { x: 0, y: 0, width: 0, height: 0 };
const word = (text: string, one: string) => {
  const start = text.indexOf(one);
  return { start, end: start + one.length, confidence: 50, box };
};
const before = 'stets zu unserer vollslen Zufriedenheit und gut';
const words = [word(before, 'stets'), word(before, 'vollslen'), word(before, 'gut')];
const left = (after: string) =>
  shiftWords(before, after, words).map(({ start, end }) => after.slice(start, end));

test('words before and behind a change stay marked, the changed one is not', () => {
  expect(left(before.replace('vollslen', 'vollsten'))).toEqual(['stets', 'gut']);
  expect(left(before.replace('unserer ', ''))).toEqual(['stets', 'vollslen', 'gut']);
  expect(left(`Sie war ${before}`)).toEqual(['stets', 'vollslen', 'gut']);
  expect(left(before)).toEqual(['stets', 'vollslen', 'gut']);
  expect(left('')).toEqual([]);
});
