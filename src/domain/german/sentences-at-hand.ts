import type { Sheet } from './threes.ts';

/** A sentence of a letter with its place on a sheet. */
interface OnSheet {
  readonly flat: string;
  readonly sheet: Sheet;
  readonly bit: number;
}

const places = 1024;
const sentences: (OnSheet | null)[] = Array.from({ length: places }, () => null);
let taken: number[] = [];

/** By a few of its signs; two sentences at one place are a rare loss. */
function placeOf(text: string): number {
  const { length } = text;
  return (
    (length * 37 + text.charCodeAt(length >>> 1) * 11 + text.charCodeAt(length >>> 2) * 5) & (places - 1)
  );
}

/** Tells where the sentences of the letter lie that is read now, for patterns that know nothing but a text. */
export function haveAtHand(units: readonly OnSheet[]): void {
  for (const place of taken) sentences[place] = null;
  taken = [];
  for (const unit of units) {
    const place = placeOf(unit.flat);
    sentences[place] = unit;
    taken.push(place);
  }
}

/** The sentence of the letter that has exactly this text, if there is one. */
export function atHand(text: string): OnSheet | null {
  const found = sentences[placeOf(text)] ?? null;
  return found !== null && found.flat === text ? found : null;
}
