import type { PatternSource } from './pattern-source.ts';
import { neededBy, type Searched } from './sieve.ts';
import { mayHold, type Sheet, type Threes } from './threes.ts';

/** Those of many patterns that may be found in a letter, to be asked for each of its sentences. */
export interface ManySieves<T> {
  /** What `ask` says of the first that may be found in a sentence and of which it says anything. */
  first<Answer>(sentence: Searched, ask: (one: T) => Answer | null): Answer | null;
}

interface Sieved<T> {
  readonly one: T;
  readonly needs: () => Uint16Array;
}

/** A sieve for many patterns at once: most of them are nowhere in a letter, which is found out once. */
export function manySievesOf<T>(
  ones: readonly T[],
  patternOf: (one: T) => PatternSource,
): (letter: Threes) => ManySieves<T> {
  const all = ones.map((one): Sieved<T> => ({ one, needs: neededBy(patternOf(one)) }));
  return (letter) => {
    const left = all.filter(({ needs }) => mayHold(letter, needs()));
    const likelyIn = likelyOf(left);
    return {
      first: (sentence, ask) => {
        for (const one of likelyIn(sentence)) {
          const answer = ask(one);
          if (answer !== null) return answer;
        }
        return null;
      },
    };
  };
}

/** Which may be found in a sentence. All of a sheet are asked together; of them few are left for one of its sentences. */
function likelyOf<T>(left: readonly Sieved<T>[]): (sentence: Searched) => readonly T[] {
  let last: Sheet | null = null;
  let onSheet: readonly { readonly one: T; readonly bits: number }[] = [];
  return (sentence) => {
    if (sentence.sheet === undefined)
      return left.filter(({ needs }) => mayHold(sentence.threes, needs())).map(({ one }) => one);
    const { sheet, bit } = sentence;
    if (sheet !== last) {
      last = sheet;
      onSheet = left.map(({ one, needs }) => ({ one, bits: sheet.bitsThatMayHold(needs()) }));
      onSheet = onSheet.filter(({ bits }) => bits !== 0);
    }
    const likely: T[] = [];
    for (const { one, bits } of onSheet) if ((bits & bit) !== 0) likely.push(one);
    return likely;
  };
}
