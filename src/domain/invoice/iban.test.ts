import { expect, test } from 'vitest';
import { groupedIban, isIban } from './iban.ts';

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

test.each([
  ['DE02120300000000202051', 'DE02 1203 0000 0000 2020 51'],
  ['de02 1203 00000000 202051', 'DE02 1203 0000 0000 2020 51'],
  ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
  ['', ''],
])('„%s“ is read in groups of four', (text, grouped) => {
  expect(groupedIban(text)).toBe(grouped);
});
