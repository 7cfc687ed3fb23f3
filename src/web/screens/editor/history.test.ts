import { expect, test } from 'vitest';
import { noHistory, redo, remember, undo, type History } from './history.ts';

test('steps go back and forward again, and a new change ends the way forward', () => {
  let history: History<string> = remember(remember(noHistory, 'a'), 'b');
  const [b, afterUndo] = undo(history, 'c') ?? [];
  expect(b).toBe('b');
  const [c] = redo(afterUndo ?? noHistory, 'b') ?? [];
  expect(c).toBe('c');
  history = remember(afterUndo ?? noHistory, 'b');
  expect(redo(history, 'x')).toBeNull();
  expect(undo(history, 'x')?.[0]).toBe('b');
  expect(undo(noHistory, 'x')).toBeNull();
});

test('no more than the last steps are kept', () => {
  let history: History<number> = noHistory;
  for (let at = 0; at < 500; at += 1) history = remember(history, at);
  expect(history.past).toHaveLength(200);
  expect(history.past.at(-1)).toBe(499);
});
