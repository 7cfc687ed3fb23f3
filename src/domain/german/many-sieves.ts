import { needsOf } from './needs.ts';
import { once } from './once.ts';
import type { PatternSource } from './pattern-source.ts';
import { mayHoldOne, type Searched } from './sieve.ts';
import { mayHold, packAll, type Sheet, type Threes } from './threes.ts';

/** Those of many patterns that may be found in a letter, to be asked for each of its sentences. */
export interface ManySieves<T> {
  /** What `ask` says of the first that may be found in a sentence and of which it says anything. */
  first<Answer>(sentence: Searched, ask: (one: T) => Answer | null): Answer | null;
}

/** A sieve for many patterns at once: most of them are nowhere in a letter, which is found out once. */
export function manySievesOf<T>(
  ones: readonly T[],
  patternOf: (one: T) => PatternSource,
): (letter: Threes) => ManySieves<T> {
  const packed = once(() => packAll(ones.map((one) => needsOf(patternOf(one)))));
  return (letter) => {
    const { needs, ends } = packed();
    const left: number[] = [];
    for (let at = 0, from = 0; at < ends.length; at += 1) {
      const to = ends[at] as number;
      if (mayHold(letter, needs, from, to)) left.push(at);
      from = to;
    }
    const likelyIn = likelyOf(left, packed());
    return {
      first: (sentence, ask) => {
        for (const at of likelyIn(sentence)) {
          const answer = ask(ones[at] as T);
          if (answer !== null) return answer;
        }
        return null;
      },
    };
  };
}

/** Which may be found in a sentence. All of a sheet are asked together; of them few are left for one of its sentences. */
function likelyOf(
  left: readonly number[],
  { needs, ends }: ReturnType<typeof packAll>,
): (sentence: Searched) => readonly number[] {
  const startOf = (at: number): number => (at === 0 ? 0 : (ends[at - 1] as number));
  let last: Sheet | null = null;
  let bits: readonly number[] = [];
  return (sentence) => {
    if (sentence.sheet === undefined)
      return left.filter((at) => mayHoldOne(sentence, needs, startOf(at), ends[at] as number));
    const { sheet, bit } = sentence;
    if (sheet !== last) {
      last = sheet;
      bits = left.map((at) => sheet.bitsThatMayHold(needs, -1, startOf(at), ends[at]));
    }
    const likely: number[] = [];
    for (let at = 0; at < left.length; at += 1)
      if (((bits[at] as number) & bit) !== 0) likely.push(left[at] as number);
    return likely;
  };
}
