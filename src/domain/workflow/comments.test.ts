import { expect, test } from 'vitest';
import { keepDone, markDone } from './comments.ts';

const [one, two] = [
  { block: 'a', text: 'Bitte wärmer.' },
  { block: '', text: 'Gut so.' },
];

test('a remark is marked as taken care of, and no other', () => {
  const marked = markDone([one, two], one, true);
  expect(marked).toEqual([{ ...one, done: true }, two]);
  expect(markDone(marked ?? [], one, false)).toEqual([one, two]);
  expect(markDone([two], one, true)).toBeNull();
});

test('it stays so as long as the same is said', () => {
  const before = [{ ...one, done: true }, two];
  expect(keepDone(before, [one, two])).toEqual(before);
  expect(keepDone(before, [{ ...one, text: 'Noch wärmer.' }])).toEqual([{ ...one, text: 'Noch wärmer.' }]);
  // Nobody but the owner says that it is done.
  expect(keepDone([two], [{ ...two, done: true }])).toEqual([two]);
});
