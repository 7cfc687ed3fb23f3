import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';

test('a long text is named by its beginning, cut between words', () => {
  expect(beginningOf('Lena Vogt')).toBe('Lena Vogt');
  expect(beginningOf('Frau Lena Vogt war bei uns tätig', 16)).toBe('Frau Lena Vogt …');
  expect(beginningOf('x'.repeat(300))).toBe(`${'x'.repeat(60)} …`);
});
