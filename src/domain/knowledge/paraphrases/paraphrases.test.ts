import { expect, test } from 'vitest';
import { provePhrases } from '../../../../tests/helpers/prove-phrases.ts';
import { codeById, codes } from '../codes.ts';
import { techniques } from '../techniques.ts';
import { paraphrases } from './paraphrases.ts';

provePhrases(paraphrases, (phrase) => {
  test('stands for an entry that there is', () => {
    expect(codeById(phrase.of) ?? techniques.find(({ id }) => id === phrase.of)).toBeDefined();
  });
});

test('ids are unique, and none is that of a code or technique', () => {
  const ids = [...paraphrases, ...codes, ...techniques].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
