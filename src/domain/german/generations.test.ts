import { expect, test } from 'vitest';
import { Generations } from './generations.ts';

test('what is asked for again stays, the rest is forgotten in time', () => {
  const known = new Generations<number>(2);
  known.set('stets', 1);
  known.set('immer', 2);
  known.set('Kern', 3);
  expect(known.get('stets')).toBe(1);
  known.set('Moll', 4);
  known.set('Damm', 5);
  expect(known.get('stets')).toBe(1);
  expect(known.get('immer')).toBeUndefined();
});

test('no more than two generations are held', () => {
  const known = new Generations<number>(10);
  const names = Array.from({ length: 100 }, (_, at) => `Name ${at}`);
  names.forEach((name, at) => known.set(name, at));
  expect(names.filter((name) => known.get(name) !== undefined).length).toBeLessThanOrEqual(20);
});

test('a word is found where it stands in a text, and by nothing like it', () => {
  const known = new Generations<number>(10);
  known.set('stets', 1);
  const text = 'war stets freundlich';
  expect(known.get(text, 4, 9)).toBe(1);
  expect(known.get(text, 4, 8)).toBeUndefined();
  expect(known.get(text, 3, 9)).toBeUndefined();
  known.set('stets', 2);
  expect(known.get(text, 4, 9)).toBe(2);
});
