import { describe, expect, test } from 'vitest';
import { provePhrases } from '../../../tests/helpers/prove-phrases.ts';
import { forbidden } from './forbidden.ts';
import { otherDocuments } from './other-documents.ts';
import { rulingById } from './rulings.ts';
import { techniques } from './techniques.ts';

const phrases = [...techniques, ...forbidden];

provePhrases(phrases, (phrase) => {
  test('names an existing ruling', () => {
    expect(rulingById(phrase.ruling ?? 'gewo-109-2')).toBeDefined();
  });
});

test('ids are unique', () => {
  const ids = phrases.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(otherDocuments.map((document) => [document.id, document] as const))(
  'other document %s',
  (_, document) => {
    const weigh = (text: string): number =>
      document.signs.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0);
    test.each(document.matches)('is known from: %s', (text) => {
      expect(weigh(text)).toBeGreaterThanOrEqual(3);
    });
    test.each(document.silent)('is not seen in: %s', (text) => {
      expect(weigh(text)).toBeLessThan(3);
    });
  },
);
