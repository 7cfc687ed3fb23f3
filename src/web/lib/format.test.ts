import { expect, test } from 'vitest';
import {
  fileDay,
  formatAgo,
  formatBytes,
  formatDay,
  formatEuro,
  formatMoment,
  formatPercent,
  formatPoints,
} from './format.ts';

test('points have at most one decimal, with a comma', () => {
  expect([formatPoints(5.5), formatPoints(4), formatPoints(6.25)]).toEqual(['5,5', '4', '6,3']);
});

test('a share under a limit never reads as if it reached it', () => {
  expect([31.9 / 40, 27.99 / 35, 28 / 35, 32.8 / 41, 0.57].map(formatPercent)).toEqual([
    '79,7',
    '79,9',
    '80',
    '80',
    '57',
  ]);
});

test('a calendar day is turned round and moved by no time zone', () => {
  expect(formatDay('1988-05-14')).toBe('14.05.1988');
});

test('a time of the API is read as UTC', () => {
  const local = new Date(Date.UTC(2025, 10, 21, 15, 40));
  const clock = local.toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  const year = new Date().getFullYear();
  expect(formatMoment(`${year}-11-21 15:40:00.000Z`)).toMatch(/^2[12]\. November, \d\d:\d\d Uhr$/);
  expect(formatMoment('2025-11-21 15:40:00.000Z')).toContain(clock);
  expect(formatMoment('2001-11-21 15:40:00.000Z')).toMatch(/^2[12]\. November 2001, \d\d:\d\d Uhr$/);
});

test('sizes are given in kB and MB', () => {
  expect([formatBytes(10), formatBytes(340 * 1024), formatBytes(1.25 * 1024 * 1024)]).toEqual([
    '1 kB',
    '340 kB',
    '1,3 MB',
  ]);
});

test.each([
  [0, 'gerade eben'],
  [1, 'vor 1 Sekunde'],
  [59, 'vor 59 Sekunden'],
  [60, 'vor 1 Minute'],
  [3599, 'vor 59 Minuten'],
  [3600, 'vor 1 Stunde'],
  [86_399, 'vor 23 Stunden'],
  [86_400, 'vor 1 Tag'],
  [400 * 86_400, 'vor 400 Tagen'],
  [-30, 'gerade eben'],
])('what is %i seconds old was „%s“', (seconds, text) => {
  const now = Date.parse('2026-11-20T12:00:00.500Z');
  const time = new Date(now - seconds * 1000).toISOString().replace('T', ' ');
  expect(formatAgo(time, now)).toBe(text);
});

test('amounts are in euros', () => {
  expect([formatEuro(1250), formatEuro(0), formatEuro(-123_456)]).toEqual([
    '12,50\u00A0€',
    '0,00\u00A0€',
    '-1.234,56\u00A0€',
  ]);
});

test('the day in the name of a file is that in Germany', () => {
  expect(fileDay('2026-11-20 22:30:00.000Z')).toBe('2026-11-20');
  expect(fileDay('2026-11-20 23:30:00.000Z')).toBe('2026-11-21');
});
