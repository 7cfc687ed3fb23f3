import { expect, test } from 'vitest';
import { lastDay } from './last-day.ts';

test('seven days after it was put there', () => {
  expect(lastDay('2026-03-02 12:00:00.000Z')).toBe('09.03.2026');
});

test('what is not in the trash has no last day', () => {
  expect(lastDay('')).toBe('');
  expect(lastDay('heute')).toBe('');
});
