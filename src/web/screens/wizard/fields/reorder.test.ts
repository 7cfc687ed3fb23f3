import { expect, test } from 'vitest';
import { reorder } from './reorder.ts';

const list = ['a', 'b', 'c', 'd'];

test.each([
  [[0], 2, 'after', 'b c a d'],
  [[0], 2, 'before', 'b a c d'],
  [[3], 0, 'before', 'd a b c'],
  [[1], 1, 'after', 'a b c d'],
  [[0, 2], 3, 'after', 'b d a c'],
] as const)('%j goes %i %s', (moved, target, position, wanted) => {
  expect(reorder(list, moved, target, position).join(' ')).toBe(wanted);
});
