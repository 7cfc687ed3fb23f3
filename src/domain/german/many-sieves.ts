import { needsOf } from './needs.ts';
import { packNeeds, type Threes } from './threes.ts';

/** Those of many patterns that may be found in a letter, to be asked for each of its sentences. */
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
  return (letter) => {
    needs ??= ones.map((one) => packNeeds(needsOf(patternOf(one))));
    const left: T[] = [];
    const table: number[] = [];
    const ends: number[] = [];
    ones.forEach((one, at) => {
      if (!addNarrowed(table, needs?.[at] as Uint16Array, letter)) return;
      left.push(one);
      ends.push(table.length);
    });
    return { first: (threes, ask) => firstOf({ left, table, ends }, threes, ask) };
  };
}

/** Needs as in `packNeeds`, those of one pattern behind those of another. */
interface Narrowed<T> {
  readonly left: readonly T[];
  readonly table: readonly number[];
  readonly ends: readonly number[];
}

function firstOf<T, Answer>(
  { left, table, ends }: Narrowed<T>,
  threes: Threes,
  ask: (one: T) => Answer | null,
): Answer | null {
  let from = 0;
  for (let at = 0; at < left.length; at += 1) {
    const end = ends[at] as number;
    const answer = mayHold(threes, table, from, end) ? ask(left[at] as T) : null;
    if (answer !== null) return answer;
    from = end;
  }
  return null;
}

/** Adds the literals that a letter may hold; says no, and adds nothing, where it holds none of a group. */
function addNarrowed(table: number[], needs: Uint16Array, letter: Threes): boolean {
  const before = table.length;
  let at = 0;
  while (at < needs.length) {
    const end = needs[at] as number;
    const group = table.push(0) - 1;
    at += 1;
    while (at < end) {
      const next = at + 1 + (needs[at] as number);
      if (holdsAll(letter, needs, at + 1, next)) for (; at < next; at += 1) table.push(needs[at] as number);
      at = next;
    }
    if (table.length === group + 1) {
      table.length = before;
      return false;
    }
    table[group] = table.length;
  }
  return true;
}

/** Whether of each group between two places of the table at least one literal may stand in the text. */
function mayHold(threes: Threes, table: readonly number[], from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const end = table[at] as number;
    let isThere = false;
    for (at += 1; at < end && !isThere; ) {
      const next = at + 1 + (table[at] as number);
      isThere = holdsAll(threes, table, at + 1, next);
      at = next;
    }
    if (!isThere) return false;
    at = end;
  }
  return true;
}

function holdsAll(threes: Threes, hashes: ArrayLike<number>, from: number, to: number): boolean {
  const mask = threes.length * 32 - 1;
  for (let at = from; at < to; at += 1) {
    const place = (hashes[at] as number) & mask;
    if (((threes[place >>> 5] as number) & (1 << place)) === 0) return false;
  }
  return true;
}
