import { daysBetween } from '../german/dates.ts';
import { late } from '../german/late.ts';
import type { LetterContext } from './letter-context.ts';

const ofKnowledge = late.iu`^(?:bis in|enzyklopädisch)`;

/** Whoever was there for years may know a field to its farthest corners: no praise that nobody believes. */
export function credibleByYears({ facts }: LetterContext, id: string, quote: string): boolean {
  const { begin, end, date } = facts;
  const until = end ?? date;
  if (id !== 'uebertreibung' || begin === null || until === null || !ofKnowledge.test(quote)) return false;
  return daysBetween(begin, until) >= 3 * 365;
}
