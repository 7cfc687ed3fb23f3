import { flatten } from './flat.ts';
import { latin, type Pattern } from './latin.ts';
import type { PatternSource } from './pattern-source.ts';
import { Gate, mayHold, type PackedNeeds, type Sheet, type Threes, threesOf } from './threes.ts';

/** A flat sentence with its threes, or with its place on a sheet. */
export type Searched = Alone | OnSheet;

interface Alone {
  readonly flat: string;
  readonly threes: Threes;
  readonly sheet?: undefined;
}

/** The sentences of a letter lie together on sheets, each with a bit of its own: they are asked all at once. */
interface OnSheet {
  readonly flat: string;
  readonly sheet: Sheet;
  readonly bit: number;
}

/** A part of a sentence, to be searched like one. */
export function searched(text: string): Alone {
  const flat = flatten(text).text;
  return { flat, threes: threesOf(flat) };
}

/** A pattern that is searched only where it may be found. */
export interface Search {
  test(one: Searched): boolean;
  exec(one: Searched): RegExpExecArray | null;
  /** Whether it may be found anywhere in a text; „no“ is sure. */
  mayBeIn(text: { readonly threes: Threes }): boolean;
  /** Whether it may be found in one of the sentences of a letter; „no“ is sure. */
  mayBeOn(sheets: readonly Sheet[]): boolean;
}

/** Whether one sentence may hold what is needed from one place of a list to another, for those who ask of few sentences. */
export const mayHoldOne = (one: Searched, needs: PackedNeeds, from: number, to: number): boolean =>
  one.sheet === undefined
    ? mayHold(one.threes, needs, from, to)
    : (one.sheet.bitsThatMayHold(needs, one.bit, from, to) & one.bit) !== 0;

/** A pattern behind its sieve; thousands are asked of each letter. */
class Sieve implements Search {
  private readonly pattern: Pattern;
  private readonly gate: Gate;

  constructor(regex: PatternSource) {
    this.pattern = latin(regex);
    this.gate = new Gate(regex);
  }

  mayMatch(one: Searched): boolean {
    return one.sheet === undefined
      ? this.gate.mayStandIn(one.threes)
      : (one.sheet.thatMayHold(this.gate) & one.bit) !== 0;
  }

  test(one: Searched): boolean {
    return this.mayMatch(one) && this.pattern.test(one.flat);
  }

  exec(one: Searched): RegExpExecArray | null {
    return this.mayMatch(one) ? this.pattern.exec(one.flat) : null;
  }

  mayBeIn({ threes }: { readonly threes: Threes }): boolean {
    return this.gate.mayStandIn(threes);
  }

  mayBeOn(sheets: readonly Sheet[]): boolean {
    for (let at = 0; at < sheets.length; at += 1)
      if ((sheets[at] as Sheet).thatMayHold(this.gate) !== 0) return true;
    return false;
  }
}

/**
 * Tells of a sentence whether the pattern may be found in it; „no“ is sure. It spares most searches: nine patterns in ten
 * look for words that the sentence does not hold, which a few bits tell much sooner. Sentences of one letter are asked
 * together.
 */
export function gateOf(regex: PatternSource): (one: Searched) => boolean {
  const sieve = new Sieve(regex);
  return (one) => sieve.mayMatch(one);
}

/** Puts a sieve before a pattern, which must have no memory of its own (`g`, `y`). */
export const searchOf = (regex: PatternSource): Search => new Sieve(regex);
