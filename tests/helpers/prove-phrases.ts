import { describe, expect, test } from 'vitest';
import { flatten } from '../../src/domain/german/flat.ts';
import { findPhrase, type Phrase } from '../../src/domain/knowledge/pattern.ts';

/**
 * Proves that each phrase of the knowledge is found in the sentences it brings along, and in no other of them.
 * @param further a test more for each phrase
 */
export function provePhrases<T extends Phrase>(phrases: readonly T[], further: (phrase: T) => void): void {
  describe.each(phrases.map((phrase) => [phrase.id, phrase] as const))('%s', (_, phrase) => {
    const find = (sentence: string): ReturnType<typeof findPhrase> => {
      const flat = flatten(sentence).text;
      return findPhrase(phrase, flat, flat.toLowerCase());
    };
    test.each(phrase.matches)('is found in: %s', (sentence) => {
      expect(find(sentence)).not.toBeNull();
    });
    test.each(phrase.silent)('is not found in: %s', (sentence) => {
      expect(find(sentence)).toBeNull();
    });
    further(phrase);
  });
}
