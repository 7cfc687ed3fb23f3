import { expect, test } from 'vitest';
import { countInWords } from './count-in-words.ts';

test.each([
  [1, 'eine'],
  [2, 'zwei'],
  [12, 'zwölf'],
  [13, '13'],
])('%i is told as %s', (count, words) => {
  expect(countInWords(count)).toBe(words);
});
