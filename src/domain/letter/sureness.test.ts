import { expect, test } from 'vitest';
import { corpusLetters, readingOf } from '../../../tests/helpers/corpus-readings.ts';
import { namedGrade } from './grade.ts';
import { sureness } from './sureness.ts';

const told = (best: number, worst: number, confidence: number): string =>
  sureness({ range: [best, worst], confidence });

test.each([
  [1, 1.4, 0.95, 'Darin sind sich die meisten Leser einig.'],
  [1.2, 2.1, 0.95, 'Darin sind sich die meisten Leser fast einig.'],
  [1.2, 2.8, 0.95, 'So lesen es die meisten, einzelne lesen es anders.'],
  [1.2, 2.8, 0.75, 'Hier gehen die Lesarten auseinander.'],
  [1.8, 2.8, 0.75, 'So lesen es die meisten, einzelne lesen es anders.'],
  [1.8, 2.8, 0.4, 'Hier gehen die Lesarten auseinander.'],
  // Only one grade stands beside it.
  [1.8, 2.2, 0.4, 'So lesen es die meisten, einzelne lesen es anders.'],
])('from %d to %d, sure by %d: %s', (best, worst, confidence, words) =>
  expect(told(best, worst, confidence)).toBe(words),
);

test('in letters nobody agrees over three grades', { timeout: 60_000 }, () => {
  const ratings = corpusLetters.slice(0, 60).flatMap(({ text }) => readingOf(text).overall ?? []);
  const wide = ratings.filter(({ range }) => namedGrade(range[1]) - namedGrade(range[0]) >= 2);
  expect(wide.length).toBeGreaterThan(0);
  for (const rating of wide) expect(sureness(rating)).not.toContain('einig');
});
