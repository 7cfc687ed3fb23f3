import { expect, test } from 'vitest';
import { performanceCategories } from '#domain/letter/category.ts';
import { orderCategories, quickCategories } from './order-categories.ts';

const job = {
  titles: [],
  activities: [],
  leader: false,
  clients: 'Kunden',
  customers: false,
  honesty: true,
  required: ['reliability-honesty'],
  expected: ['external-behavior', 'appearance'],
  suspicious: ['creativity'],
};

test('what the job needs comes first, what looks odd last', () => {
  const ordered = orderCategories(job, false).map(({ category }) => category);
  expect(ordered[0]).toBe('reliability-honesty');
  expect(ordered.slice(0, 8)).toContain('appearance');
  expect(ordered.at(-1)).toBe('creativity');
  expect(ordered).not.toContain('delegation');
});

test('leaders are rated on leading, and no category is lost or doubled', () => {
  const ordered = orderCategories(null, true).map(({ category }) => category);
  expect(ordered[0]).toBe('leadership');
  expect(new Set([...ordered, 'performance-summary'])).toEqual(new Set(performanceCategories));
  expect(ordered.length).toBe(performanceCategories.length - 1);
});

test('the quick rating fills a whole letter and nothing odd', () => {
  const quick = quickCategories(orderCategories(job, false));
  expect(quick.length).toBe(9);
  expect(quick).not.toContain('creativity');
  expect(new Set(quick).size).toBe(quick.length);
});
