import { expect, test } from 'vitest';
import type { Rating } from '../letter/grade.ts';
import { settleClosing } from './settle-closing.ts';

const rating = (grade: number): Rating => ({
  grade,
  range: [Math.max(1, grade - 0.5), Math.min(6, grade + 0.5)],
  confidence: 0.75,
});

test('praise to the skies at the end of a weak letter is praise all the same', () => {
  expect(settleClosing(rating(1.2), [], rating(4.2), false).closing?.grade).toBeLessThanOrEqual(1.5);
});

test('a good closing leans a little on the letter before it', () => {
  const settled = settleClosing(rating(1.6), [], rating(2.6), false).closing?.grade ?? 0;
  expect(settled).toBeGreaterThan(1.6);
  expect(settled).toBeLessThan(2.1);
});

test('whoever is missed, thanked and wished well under a weak letter parts as people usually do', () => {
  const form = settleClosing(rating(3.3), [], rating(4), false).closing?.grade ?? 0;
  const whole = settleClosing(rating(3.3), [], rating(4), false, true).closing?.grade ?? 0;
  expect(whole).toBeLessThan(form);
  expect(whole).toBeLessThanOrEqual(3.5);
});
