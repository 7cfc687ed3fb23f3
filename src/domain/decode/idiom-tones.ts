import { once } from '../german/once.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import { idiomToneLines } from '../knowledge/idiom-tone-lines.ts';
import type { Tone } from './tones.ts';

/** A word of an idiom: which idiom, and which of its words. */
interface Part {
  readonly idiom: number;
  readonly at: number;
}

interface Known {
  readonly tones: readonly Tone[];
  /** How many words each has. */
  readonly sizes: readonly number[];
  /** By the first letters of its beginnings. */
  readonly byLetters: ReadonlyMap<string, readonly (Part & { readonly begins: string })[]>;
}

/** Shorter beginnings are whole words. */
const letters = 3;
const fits = (lower: string, begins: string): boolean =>
  begins.length > letters ? lower.startsWith(begins) : lower === begins;

const idioms = once((): Known => {
  const tones: Tone[] = [];
  const sizes: number[] = [];
  const byLetters = new Map<string, (Part & { begins: string })[]>();
  for (const [tone, lines] of Object.entries(idiomToneLines)) {
    for (const line of lines.trim().split(/\s*\|\s*/)) {
      const words = line.split(' ');
      for (const [at, word] of words.entries())
        for (const begins of word.split('/')) {
          const key = begins.slice(0, letters);
          const known = byLetters.get(key);
          const part = { idiom: tones.length, at, begins };
          if (known === undefined) byLetters.set(key, [part]);
          else known.push(part);
        }
      tones.push(tone as Tone);
      sizes.push(words.length);
    }
  }
  return { tones, sizes, byLetters };
});

const none: readonly Part[] = [];
const partsOf = rememberByWord(({ lower, kind }: Token): readonly Part[] => {
  const known = kind === 'word' ? idioms().byLetters.get(lower.slice(0, letters)) : undefined;
  const parts = known?.filter(({ begins }) => fits(lower, begins)) ?? [];
  return parts.length === 0 ? none : parts;
});

/** An idiom in a sentence: its tone, and where its words stand. */
export interface IdiomHit {
  readonly tone: Tone;
  readonly places: readonly number[];
}

/** Idioms whose words all stand in a sentence; the longest where several share a word. @param skip places of names */
export function idiomsIn(tokens: readonly Token[], skip: ReadonlySet<number>): readonly IdiomHit[] {
  let found: Map<number, number[]> | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    if (skip.has(at)) continue;
    for (const { idiom, at: part } of partsOf(tokens[at] as Token)) {
      found ??= new Map();
      const places = found.get(idiom);
      if (places === undefined) {
        const fresh: number[] = [];
        fresh[part] = at;
        found.set(idiom, fresh);
      } else places[part] ??= at;
    }
  }
  if (found === null) return [];
  const { tones, sizes } = idioms();
  const hits: IdiomHit[] = [];
  for (const [idiom, places] of found) {
    const size = sizes[idiom] as number;
    const all = new Set(places.filter((place) => place !== undefined));
    if (all.size === size) hits.push({ tone: tones[idiom] as Tone, places: [...all] });
  }
  if (hits.length < 2) return hits;
  const kept: IdiomHit[] = [];
  for (const hit of hits.toSorted((a, b) => b.places.length - a.places.length))
    if (!kept.some(({ places }) => places.some((place) => hit.places.includes(place)))) kept.push(hit);
  return kept;
}
