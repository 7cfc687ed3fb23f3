import { describe, expect, test } from 'vitest';
import { daysBetween, findDates, isMonthEnd, isOddEnd } from './dates.ts';

const isos = (text: string): string[] => findDates(text).map(({ iso }) => iso);

describe('findDates', () => {
  test.each([
    ['vom 1. April 2014 bis zum 31. August 2023', ['2014-04-01', '2023-08-31']],
    ['geboren am 23.07.1990 in Hainwalden', ['1990-07-23']],
    ['am 3. 1. 2005', ['2005-01-03']],
    ['vom 1.3.2019 bis zum 30.6.2024', ['2019-03-01', '2024-06-30']],
    ['vom 01.05.19 bis 31.12.21', ['2019-05-01', '2021-12-31']],
    ['vom 13. bis 31. Januar 2025', ['2025-01-13', '2025-01-31']],
    ['vom 1. März bis zum 31. August 2025', ['2025-03-01', '2025-08-31']],
    ['23. Jänner 1992', ['1992-01-23']],
    ['5. Sept. 2020', ['2020-09-05']],
    ['im Juli 2024', ['2024-07-01']],
    ['09/2021 – 08/2022', ['2021-09-01', '2022-08-01']],
    ['2024-02-29', ['2024-02-29']],
    ['31.02.2024', []],
    ['1.600 Beschäftigte, 99,9 Prozent, 12.500 Euro', []],
    ['Tel. 05732 000-0, § 109 Abs. 2 GewO', []],
    ['1. Lehrjahr und 2. Lehrjahr', []],
  ])('%s', (text, expected) => {
    expect(isos(text)).toEqual(expected);
  });

  test('knows a month from a day, and where it stands', () => {
    const text = 'Hasenlünne, im Juli 2024';
    const [date] = findDates(text);
    expect(date?.precision).toBe('month');
    expect(text.slice(date?.start, date?.end)).toBe('Juli 2024');
  });
});

test.each([
  ['2024-02-29', true, false],
  ['2023-02-28', true, false],
  ['2024-02-28', false, true],
  ['2021-06-15', false, false],
  ['2025-02-17', false, true],
])('%s: end of month %s, odd %s', (iso, monthEnd, odd) => {
  expect(isMonthEnd(iso)).toBe(monthEnd);
  expect(isOddEnd(iso)).toBe(odd);
});

test('counts days over leap years', () => {
  expect(daysBetween('2023-12-31', '2024-03-01')).toBe(61);
  expect(daysBetween('2024-03-01', '2023-12-31')).toBe(-61);
});
