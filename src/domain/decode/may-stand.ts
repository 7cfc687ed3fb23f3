import type { Search } from '../german/sieve.ts';
import type { LetterContext } from './letter-context.ts';

/** Whether one of these patterns may be found in a sentence of a letter: asked once, before they are gone through. */
export function mayStand({ units }: Pick<LetterContext, 'units'>, ...searches: readonly Search[]): boolean {
  const first = units[0];
  if (first === undefined) return false;
  const { sheets } = first.whole;
  for (let at = 0; at < searches.length; at += 1) if (searches[at]?.mayBeOn(sheets) === true) return true;
  return false;
}
