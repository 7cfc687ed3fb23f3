import type { Sheet } from './threes.ts';

/** A sentence of a letter with its place on a sheet. */
interface OnSheet {
  readonly flat: string;
  readonly sheet: Sheet;
  readonly bit: number;
}

const places = 1024;
const sentences = Array.from<OnSheet | null>({ length: places }).fill(null);

/** By a few of its signs; two sentences at one place are a rare loss. */
const placeOf = (text: string): number =>
  (text.length * 37 + text.charCodeAt(text.length >>> 1) * 11 + text.charCodeAt(text.length >>> 2) * 5) &
  (places - 1);

/** Tells where the sentences of the letter lie that is read now, for patterns that know nothing but a text. */
export function haveAtHand(units: readonly OnSheet[]): void {
  sentences.fill(null);
  for (const unit of units) sentences[placeOf(unit.flat)] = unit;
}

/** The sentence of the letter that has exactly this text, if there is one. */
export function atHand(text: string): OnSheet | null {
  const found = sentences[placeOf(text)];
  return found?.flat === text ? found : null;
}
