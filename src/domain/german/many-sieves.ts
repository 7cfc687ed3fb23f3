import { needsOf } from './needs.ts';
import { packNeeds, type Threes } from './threes.ts';

/** Those of many patterns that may be found in a letter, to be asked for each of its sentences until the next letter. */
export interface ManySieves<T> {
  /** What `ask` says of the first that may be found in a sentence and of which it says anything. */
  first<Answer>(threes: Threes, ask: (one: T) => Answer | null): Answer | null;
}

/**
 * A sieve for many patterns at once. Most of them, and of the others most of the words they look for, are nowhere in a
 * letter: this is found out once, so that each sentence is asked for the few words that are left.
 */
export function manySievesOf<T>(
  ones: readonly T[],
  patternOf: (one: T) => RegExp,
): (letter: Threes) => ManySieves<T> {
  let needs: readonly Uint16Array[] | null = null;
  /** One table for all letters, for one is read after the other; to clear it each time would cost more than to fill it. */
  let table = new Uint16Array(0);
  return (letter) => {
    if (needs === null) {
      needs = ones.map((one) => packNeeds(needsOf(patternOf(one))));
      table = new Uint16Array(needs.reduce((sum, { length }) => sum + length, 0));
    }
    const left: T[] = [];
    const ends: number[] = [];
    let end = 0;
    for (let at = 0; at < needs.length; at += 1) {
      const next = narrowed(needs[at] as Uint16Array, letter, table, end);
      if (next < 0) continue;
      end = next;
      left.push(ones[at] as T);
      ends.push(end);
    }
    return {
      first: (threes, ask) => {
        let from = 0;
        for (let at = 0; at < left.length; at += 1) {
          const to = ends[at] as number;
          const answer = mayHold(threes, table, from, to) ? ask(left[at] as T) : null;
          if (answer !== null) return answer;
          from = to;
        }
        return null;
      },
    };
  };
}

/**
 * Writes the needs of a pattern with only those literals that the letter may hold into the table, and tells where they
 * end; -1 where it holds none of a group.
 */
function narrowed(needs: Uint16Array, letter: Threes, table: Uint16Array, from: number): number {
  let to = from;
  let at = 0;
  while (at < needs.length) {
    const end = needs[at] as number;
    const group = to;
    to += 1;
    at += 1;
    while (at < end) {
      const next = at + 1 + (needs[at] as number);
      if (holdsAll(letter, needs, at + 1, next)) for (; at < next; at += 1) table[to++] = needs[at] as number;
      at = next;
    }
    if (to === group + 1) return -1;
    table[group] = to;
    at = end;
  }
  return to;
}

/** Whether of each group between two places of the table at least one literal may stand in the text. */
function mayHold(threes: Threes, table: Uint16Array, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const end = table[at] as number;
    let isThere = false;
    for (at += 1; at < end && !isThere;) {
      const next = at + 1 + (table[at] as number);
      isThere = holdsAll(threes, table, at + 1, next);
      at = next;
    }
    if (!isThere) return false;
    at = end;
  }
  return true;
}

function holdsAll(threes: Threes, hashes: Uint16Array, from: number, to: number): boolean {
  const mask = threes.length * 32 - 1;
  for (let at = from; at < to; at += 1) {
    const place = (hashes[at] as number) & mask;
    if (((threes[place >>> 5] as number) & (1 << place)) === 0) return false;
  }
  return true;
}
