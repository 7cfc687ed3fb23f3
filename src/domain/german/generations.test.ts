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
