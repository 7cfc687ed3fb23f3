import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each([
  ['DE02120300000000202051', true],
  ['DE02 1203 0000 0000 2020 51', true],
  ['at611904300234573201', true],
  ['DE02120300000000202052', false],
  ['DE20120300000000202051', false],
  ['DE02', false],
  ['', false],
  ['12345678', false],
])('%s', (text, good) => {
  expect(isIban(text)).toBe(good);
});
