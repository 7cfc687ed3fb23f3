import { expect, test } from 'vitest';
import { formatBytes, formatDay, formatMoment, formatPoints } from './format.ts';

test('points have at most one decimal, with a comma', () => {
  expect([formatPoints(5.5), formatPoints(4), formatPoints(6.25)]).toEqual(['5,5', '4', '6,3']);
});

test('a calendar day is turned round and moved by no time zone', () => {
  expect(formatDay('1988-05-14')).toBe('14.05.1988');
});

test('a time of the API is read as UTC', () => {
  const local = new Date(Date.UTC(2025, 10, 21, 15, 40));
  const clock = local.toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  expect(formatMoment('2025-11-21 15:40:00.000Z')).toMatch(/^2[12]\. November, \d\d:\d\d Uhr$/);
  expect(formatMoment('2025-11-21 15:40:00.000Z')).toContain(clock);
});

test('sizes are given in kB and MB', () => {
  expect([formatBytes(10), formatBytes(340 * 1024), formatBytes(1.25 * 1024 * 1024)]).toEqual([
    '1 kB',
    '340 kB',
    '1,3 MB',
  ]);
});
