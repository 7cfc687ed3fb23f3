import { expect, test } from 'vitest';
import { shownDay, typedDay } from './typed-day.ts';

test.each([
  ['1.3.2018', '2018-03-01'],
  ['01.03.2018', '2018-03-01'],
  ['01032018', '2018-03-01'],
  ['1/3/18', '2018-03-01'],
  ['24.12.75', '1975-12-24'],
  ['1. März 2018', '2018-03-01'],
  ['2018-03-01', '2018-03-01'],
  ['31.2.2018', '31.2.2018'],
  ['bald', 'bald'],
  ['', ''],
])('„%s“ is %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test('a day is shown as it is written in German', () => {
  expect(shownDay('2018-03-01')).toBe('01.03.2018');
  expect(shownDay('31.2.')).toBe('31.2.');
});
