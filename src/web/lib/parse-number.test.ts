import { expect, test } from 'vitest';
import { parseCents, parseNumber } from './parse-number.ts';

test.each([
  ['12', 12],
  ['1,25', 1.25],
  ['1.25', 1.25],
  ['1.234,5', 1234.5],
  ['1.234', 1234],
  [' 49,00 € ', 49],
  ['', undefined],
  ['-1', undefined],
  ['1,2,3', undefined],
  ['zwei', undefined],
  ['1e3', undefined],
])('%s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  ['49', 4900],
  ['49,99', 4999],
  ['0,07', 7],
  ['1.005,10', 100_510],
  ['1,005', undefined],
])('%s in cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});
