import { findDates, type FoundDate } from '../german/dates.ts';
import type { Unit } from './units.ts';

const known = new WeakMap<Unit, readonly FoundDate[]>();

/** The dates of a sentence, read once for all that ask for them. */
export function datesOf(unit: Unit): readonly FoundDate[] {
  const before = known.get(unit);
  if (before !== undefined) return before;
  const dates = findDates(unit.flat);
  known.set(unit, dates);
  return dates;
}
