import { describe, expect, it } from 'vitest';
import { manySievesOf } from './many-sieves.ts';
import { searched } from './sieve.ts';
import { threesOf } from './threes.ts';

const patterns = [/vorgesetzte[rn]?/iu, /(?:fehler|lücken) (?:kamen|traten)/iu, /\d+ %/u, /kunden|gäste/iu];
const sievesIn = manySievesOf(patterns, (pattern) => pattern);

function asked(sentence: string, letter: readonly string[]): RegExp[] {
  const found: RegExp[] = [];
  sievesIn(threesOf(letter.join('\n'))).first(searched(sentence), (one) => {
    found.push(one);
    return null;
  });
  return found;
}

describe('manySievesOf', () => {
  it('asks for every pattern that is found in the sentence', () => {
    const letter = [
      'Sein Verhalten gegenüber Vorgesetzten war gut.',
      'In ihren Listen traten oft Fehler auf, Fehler kamen häufig vor.',
      'Der Umsatz stieg um 12 %.',
      'Bei Kunden und Gästen war sie beliebt.',
    ];
    for (const sentence of letter)
      expect(asked(sentence, letter)).toEqual(
        expect.arrayContaining(patterns.filter((pattern) => pattern.test(sentence))),
      );
  });

  it('asks for nothing whose words the sentence or the letter lacks', () => {
    expect(asked('Wir danken ihm.', ['Wir danken ihm.', 'Kunden schätzten ihn.'])).toEqual([patterns[2]]);
  });

  it('forgets the letter before', () => {
    asked('Kunden schätzten ihn.', ['Kunden schätzten ihn.']);
    expect(asked('Gäste schätzten ihn.', ['Gäste schätzten ihn.'])).toContain(patterns[3]);
  });

  it('stops at the first answer', () => {
    const sieves = sievesIn(threesOf('Vorgesetzte und Kunden'));
    expect(sieves.first(searched('Vorgesetzte und Kunden'), (one) => one.source)).toBe(patterns[0]?.source);
  });
});
