import type { Search } from '../german/sieve.ts';
import type { LetterContext } from './letter-context.ts';

/** Whether one of these patterns may be found anywhere in a letter: asked once, before its sentences are gone through. */
export function mayStand({ units }: Pick<LetterContext, 'units'>, ...searches: readonly Search[]): boolean {
  const whole = units[0]?.whole;
  return whole !== undefined && searches.some((search) => search.mayBeIn(whole));
}
