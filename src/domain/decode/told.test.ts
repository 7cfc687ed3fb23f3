import { expect, it } from 'vitest';
import { sumsBy, type Word } from './told.ts';

const weights = [
  [0, 0],
  [1, -2],
  [3, 0],
  [0, 5],
  [-4, 1],
];
/** Two outputs, and how many features there were. */
const sumsOf = sumsBy(3, (sums, places, times) => {
  for (const place of places) {
    const [first = 0, second = 0] = weights[place] ?? [];
    sums[0] = (sums[0] as number) + times * first;
    sums[1] = (sums[1] as number) + times * second;
    sums[2] = (sums[2] as number) + times;
  }
});
const one: Word = { number: 0, places: [1, 2] };
const other: Word = { number: 1, places: [2, 3] };

it('adds up what words bring and what comes by itself', () => {
  expect([...sumsOf({ words: [one], singles: [4], repeated: [] })]).toEqual([0, -1, 3]);
});

it('counts once what two words bring', () => {
  expect([...sumsOf({ words: [one, other], singles: [], repeated: [2] })]).toEqual([4, 3, 3]);
});

it('tells the same when words come again', () => {
  const told = { words: [other, one], singles: [4], repeated: [2] };
  const before = [...sumsOf(told)];
  sumsOf({ words: [one], singles: [], repeated: [] });
  expect([...sumsOf(told)]).toEqual(before);
});

it('knows nothing of an empty sentence', () => {
  expect([...sumsOf({ words: [], singles: [], repeated: [] })]).toEqual([0, 0, 0]);
});
