import { type Flat, flatten } from '../german/flat.ts';
import type { Searched } from '../german/sieve.ts';
import { threesOf } from '../german/threes.ts';
import type { Unit } from './units.ts';
import { type WorthTrying, worthTrying } from './worth-trying.ts';

/** A classic code („Geheimcode“) in a sentence; `id` leads to `knowledge/codes.ts`. */
export interface FoundCode {
  readonly id: string;
  /** Offsets into the text that was searched. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Said in other words than the textbook's. */
  readonly paraphrase?: true;
}

/**
 * The codes of one sentence, each at most once, in the order of the text.
 */
export function findCodes(text: string): FoundCode[] {
  return codesInFlat(text, flatten(text));
}

function codesInFlat(text: string, flat: Flat): FoundCode[] {
  const one = { flat: flat.text, threes: threesOf(flat.text) };
  return codesIn(text, flat, one, worthTrying(flat.text.toLowerCase()));
}

/** The same for a unit of a letter, with offsets into the letter. */
export function findCodesOf(unit: Unit): FoundCode[] {
  const { text, flat, phrases, start } = unit;
  // Where nothing was made flat, no offset has moved; a bullet alone is no part of the unit's own flat text.
  const made = text === flat ? { text, ...asItIs } : flatten(text);
  const codes = made.text === flat ? codesIn(text, made, unit, phrases) : codesInFlat(text, made);
  return codes.map((code) => ({ ...code, start: code.start + start, end: code.end + start }));
}

const asItIs: Pick<Flat, 'origin'> = { origin: (at) => at };

function codesIn(
  text: string,
  { origin }: Pick<Flat, 'origin'>,
  one: Searched,
  phrases: WorthTrying,
): FoundCode[] {
  const found: FoundCode[] = [];
  const seen = new Set<string>();
  for (const tried of phrases.codes) {
    const { phrase: code } = tried;
    const id = code.of ?? code.id;
    if (seen.has(id)) continue;
    const span = tried.matchIn(one);
    if (span === null) continue;
    seen.add(id);
    const start = origin(span.start);
    const end = origin(span.end - 1) + 1;
    const paraphrase = code.of === undefined ? {} : { paraphrase: true as const };
    found.push({ id, start, end, text: text.slice(start, end), ...paraphrase });
  }
  return found.length < 2 ? found : found.toSorted((a, b) => a.start - b.start);
}
