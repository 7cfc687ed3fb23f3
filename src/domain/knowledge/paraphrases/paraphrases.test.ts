import { describe, expect, test } from 'vitest';
import { flatten } from '../../german/flat.ts';
import { codeById, codes } from '../codes.ts';
import { findPhrase } from '../pattern.ts';
import { techniques } from '../techniques.ts';
import { paraphrases } from './paraphrases.ts';

describe.each(paraphrases.map((phrase) => [phrase.id, phrase] as const))('%s', (_, phrase) => {
  const find = (sentence: string) => {
    const flat = flatten(sentence).text;
    return findPhrase(phrase, flat, flat.toLowerCase());
  };
  test.each(phrase.matches)('is found in: %s', (sentence) => {
    expect(find(sentence)).not.toBeNull();
  });
  test.each(phrase.silent)('is not found in: %s', (sentence) => {
    expect(find(sentence)).toBeNull();
  });
  test('stands for an entry that there is', () => {
    expect(codeById(phrase.of) ?? techniques.find(({ id }) => id === phrase.of)).toBeDefined();
  });
});

test('ids are unique, and none is that of a code or technique', () => {
  const ids = [...paraphrases, ...codes, ...techniques].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
