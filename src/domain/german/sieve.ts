import { flatten } from './flat.ts';
import { latin } from './latin.ts';
import { needsOf } from './needs.ts';
import type { PatternSource } from './pattern-source.ts';
import { mayHold, nextGate, packNeeds, type Sheet, type Threes, threesOf } from './threes.ts';

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
  /** Whether it may be found anywhere in a text; „no“ is sure. */
  mayBeIn(text: { readonly threes: Threes }): boolean;
  /** Whether it may be found in one of the sentences of a letter; „no“ is sure. */
  mayBeOn(sheets: readonly Sheet[]): boolean;
}

/** Whether one sentence may hold what is needed from one place of a list to another, for those who ask of few sentences. */
export const mayHoldOne = (one: Searched, needs: Uint16Array, from: number, to: number): boolean =>
  one.sheet === undefined
    ? mayHold(one.threes, needs, from, to)
    : (one.sheet.bitsThatMayHold(needs, one.bit, from, to) & one.bit) !== 0;

/**
 * Tells of a sentence whether the pattern may be found in it; „no“ is sure. It spares most searches: nine patterns in ten
 * look for words that the sentence does not hold, which a few bits tell much sooner. Sentences of one letter are asked
 * together.
 */
export const gateOf = (regex: PatternSource): ((one: Searched) => boolean) => sheetGateOf(regex).mayMatch;

function sheetGateOf(regex: PatternSource): Pick<Search, 'mayBeIn' | 'mayBeOn'> & {
  readonly mayMatch: (one: Searched) => boolean;
} {
  const gate = nextGate();
  const needs = neededBy(regex);
  return {
    mayMatch: (one) =>
      one.sheet === undefined
        ? mayHold(one.threes, needs())
        : (one.sheet.thatMayHold(gate, needs) & one.bit) !== 0,
    mayBeIn: ({ threes }) => mayHold(threes, needs()),
    mayBeOn: (sheets) => {
      for (const sheet of sheets) if (sheet.thatMayHold(gate, needs) !== 0) return true;
      return false;
    },
  };
}

/** Puts a sieve before a pattern, which must have no memory of its own (`g`, `y`). */
export function searchOf(regex: PatternSource): Search {
  const { mayMatch, mayBeIn, mayBeOn } = sheetGateOf(regex);
  const pattern = latin(regex);
  return {
    test: (one) => mayMatch(one) && pattern.test(one.flat),
    exec: (one) => (mayMatch(one) ? pattern.exec(one.flat) : null),
    mayBeIn,
    mayBeOn,
  };
}
