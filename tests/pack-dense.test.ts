import { expect, it } from 'vitest';
import { denseModel } from '../src/domain/decode/dense-model.ts';
import { placesOf } from '../src/domain/decode/places.ts';
import { packDense } from '../scripts/fit/pack-dense.ts';

const steps = [0.5, 0.25, 1];
const features = [7, 3, 900_000, 12_345];
const weights = [
  [0.5, -0.5, 0],
  [-20, 0.26, 3.4],
  [0, 0, 0.4],
  [1.1, 1, -1],
];
const { score, known } = denseModel(packDense(features, weights, ['a', 'b', 'c'], steps));
const placeOf = placesOf(known);
const scores = (hashes: number[]): number[] =>
  score({ words: [], singles: hashes.map(placeOf).filter((place) => place > 0), repeated: [] });

it('gives back each weight in whole steps, none larger than fifteen of them', () => {
  expect(scores([7])).toEqual([0.5, -0.5, 0]);
  expect(scores([3])).toEqual([-7.5, 0.25, 3]);
  expect(scores([12_345])).toEqual([1, 1, -1]);
});

it('adds up features and divides by the root of how many it knows', () => {
  const [a, b, c] = scores([7, 12_345, 55]);
  expect(a).toBeCloseTo(1.5 / Math.SQRT2);
  expect(b).toBeCloseTo(0.5 / Math.SQRT2);
  expect(c).toBeCloseTo(-1 / Math.SQRT2);
});

it('leaves out what has no effect', () => {
  expect(scores([900_000])).toEqual([0, 0, 0]);
  expect([...known]).toEqual([3, 7, 12_345]);
});
