import { gateOf, type Searched, sieveOf } from './sieve.ts';
import type { Threes } from './threes.ts';

/** Those of many patterns that may be found in a letter, to be asked for each of its sentences. */
export interface ManySieves<T> {
  /** What `ask` says of the first that may be found in a sentence and of which it says anything. */
  first<Answer>(sentence: Searched, ask: (one: T) => Answer | null): Answer | null;
}

/** A sieve for many patterns at once: most of them are nowhere in a letter, which is found out once. */
export function manySievesOf<T>(
  ones: readonly T[],
  patternOf: (one: T) => RegExp,
): (letter: Threes) => ManySieves<T> {
  const all = ones.map((one) => {
    const pattern = patternOf(one);
    return { one, mayBeIn: sieveOf(pattern), mayMatch: gateOf(pattern) };
  });
  return (letter) => {
    const left = all.filter(({ mayBeIn }) => mayBeIn(letter));
    return {
      first: (sentence, ask) => {
        for (const { one, mayMatch } of left) {
          const answer = mayMatch(sentence) ? ask(one) : null;
          if (answer !== null) return answer;
        }
        return null;
      },
    };
  };
}
