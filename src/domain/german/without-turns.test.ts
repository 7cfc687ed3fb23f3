import { expect, test } from 'vitest';
import { withoutTurns } from './without-turns.ts';

test('what turns text round goes, everything else stays', () => {
  expect(withoutTurns('Frau \u202Etgov\u202C 😀')).toBe('Frau tgov 😀');
  expect(withoutTurns({ a: ['\u2066x\u2069', 1, null], b: { c: true } })).toEqual({
    a: ['x', 1, null],
    b: { c: true },
  });
});
