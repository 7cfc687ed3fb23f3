import { expect, test } from 'vitest';
import type { Letter } from '#domain/letter/letter.ts';
import { writingPath } from './owner.ts';

test('editing goes on where it was left: at the text, or at the step from which the first open one is found', () => {
  expect(writingPath({ id: 'abc', letter: {} as Letter })).toBe('/zeugnisgenerator/editor/abc');
  expect(writingPath({ id: 'abc', letter: null })).toBe('/zeugnisgenerator/beendigung/abc');
});
