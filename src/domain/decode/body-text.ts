import type { Unit } from './units.ts';

/** The units of the body of a letter, and their texts on one line. */
export interface BodyText {
  readonly units: readonly Unit[];
  readonly flat: string;
  readonly lower: string;
}

const known = new WeakMap<readonly Unit[], BodyText>();

/** The body of the letter that these units make up; put together once, for several ask for it. */
export function bodyText(units: readonly Unit[]): BodyText {
  const before = known.get(units);
  if (before !== undefined) return before;
  const body = units.filter(({ zone }) => zone === 'body');
  const flat = body.map((unit) => unit.flat).join(' ');
  const text = { units: body, flat, lower: flat.toLowerCase() };
  known.set(units, text);
  return text;
}
