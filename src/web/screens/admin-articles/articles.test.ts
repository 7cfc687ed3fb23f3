import { expect, test } from 'vitest';
import { articlePath, fromLocalTime, slugOf, toLocalTime } from './articles.ts';

test('a title becomes an address', () => {
  expect(slugOf('Was heißt „stets“ – und für wen?')).toBe('was-heisst-stets-und-fuer-wen');
  expect(slugOf('  Café & Crème 2026 ')).toBe('cafe-creme-2026');
  expect(slugOf('!!!')).toBe('');
  expect(slugOf('a'.repeat(300))).toHaveLength(100);
});

test('times go to the field and back', () => {
  const time = '2026-11-22 14:30:00.000Z';
  expect(fromLocalTime(toLocalTime(time))).toBe(time);
  expect(toLocalTime('')).toBe('');
  expect(fromLocalTime('')).toBe('');
});

test('legal pages have addresses of their own', () => {
  const builtIn = [{ slug: 'agb', title: '', description: '', body: '' }];
  expect(articlePath('agb', builtIn)).toBe('/agb');
  expect(articlePath('neues', builtIn)).toBe('/artikel/neues');
});
