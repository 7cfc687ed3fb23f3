import { needsOf } from './needs.ts';
import { mayHold, packNeeds, type Threes } from './threes.ts';

/** Tells from the threes of a text whether a pattern may be found in it; „no“ is sure. */
export type Sieve = (threes: Threes) => boolean;

/**
 * Spares most searches: nine patterns in ten look for words that the sentence does not hold, which a few bits tell much
 * sooner than the search. What the pattern needs is read off it when it is asked for the first time.
 */
export function sieveOf(regex: RegExp): Sieve {
  let needs: Uint16Array | null = null;
  return (threes) => mayHold(threes, (needs ??= packNeeds(needsOf(regex))));
}
