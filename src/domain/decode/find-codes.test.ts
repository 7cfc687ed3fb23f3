import { describe, expect, test } from 'vitest';
import { codes } from '../knowledge/codes.ts';
import { rulingById } from '../knowledge/rulings.ts';
import { findCodes } from './find-codes.ts';

describe.each(codes.map((code) => [code.id, code] as const))('code %s', (id, code) => {
  test.each(code.matches)('is found in: %s', (sentence) => {
    expect(findCodes(sentence).map((found) => found.id)).toContain(id);
  });
  test.each(code.silent)('is not found in: %s', (sentence) => {
    expect(findCodes(sentence).map((found) => found.id)).not.toContain(id);
  });
  test('names an existing ruling, if any', () => {
    expect(code.matches.length * code.silent.length).toBeGreaterThan(0);
    expect(rulingById(code.ruling ?? 'gewo-109-2')).toBeDefined();
  });
});

test('ids are unique', () => {
  expect(new Set(codes.map((code) => code.id)).size).toBe(codes.length);
});

test('offsets are those of the text, over a broken line', () => {
  const text = 'Er war nach Kräften be-\nmüht, alles zu schaffen.';
  const [found] = findCodes(text);
  expect(found?.id).toBe('bemueht');
  expect(text.slice(found?.start, found?.end)).toBe(found?.text);
  expect(found?.text).toContain('be-\nmüht');
});

test('„kennen gelernt“ is no code', () => {
  expect(findCodes('Wir haben ihn als zuverlässigen Mitarbeiter kennen gelernt.')).toEqual([]);
});
