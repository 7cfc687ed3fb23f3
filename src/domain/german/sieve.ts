import { flatten } from './flat.ts';
import { latin } from './latin.ts';
import { needsOf } from './needs.ts';
import type { PatternSource } from './pattern-source.ts';
import { mayHold, packNeeds, type Sheet, type Threes, threesOf } from './threes.ts';

/** Tells from the threes of a text whether a pattern may be found in it; „no“ is sure. */
export type Sieve = (threes: Threes) => boolean;

/**
 * Spares most searches: nine patterns in ten look for words that the sentence does not hold, which a few bits tell much
 * sooner than the search.
 */
export function sieveOf(regex: PatternSource): Sieve {
  const needs = neededBy(regex);
  return (threes) => mayHold(threes, needs());
}

/** What a pattern needs, read off it when it is asked for the first time. */
export function neededBy(regex: PatternSource): () => Uint16Array {
  let needs: Uint16Array | null = null;
  return () => (needs ??= packNeeds(needsOf(regex)));
}

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
  /** Whether it may be found anywhere in a letter; „no“ is sure. */
  mayBeIn(letter: { readonly threes: Threes }): boolean;
}

/** Whether one sentence may hold what is needed from one place of a list to another, for those who ask of few sentences. */
export const mayHoldOne = (one: Searched, needs: Uint16Array, from: number, to: number): boolean =>
  one.sheet === undefined
    ? mayHold(one.threes, needs, from, to)
    : (one.sheet.bitsThatMayHold(needs, one.bit, from, to) & one.bit) !== 0;

let gates = 0;

/** Tells of a sentence whether the pattern may be found in it; sentences of one letter are asked together. */
export function gateOf(regex: PatternSource): (one: Searched) => boolean {
  gates += 1;
  const gate = gates;
  let needs: Uint16Array | null = null;
  return (one) => {
    needs ??= packNeeds(needsOf(regex));
    return one.sheet === undefined
      ? mayHold(one.threes, needs)
      : (one.sheet.thatMayHold(gate, needs) & one.bit) !== 0;
  };
}

/** Puts a sieve before a pattern, which must have no memory of its own (`g`, `y`). */
export function searchOf(regex: PatternSource): Search {
  const mayMatch = gateOf(regex);
  const mayHoldAll = sieveOf(regex);
  const pattern = latin(regex);
  return {
    test: (one) => mayMatch(one) && pattern.test(one.flat),
    exec: (one) => (mayMatch(one) ? pattern.exec(one.flat) : null),
    mayBeIn: ({ threes }) => mayHoldAll(threes),
  };
}
