/** A source of numbers in [0, 1): the same seed gives the same row. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number in [0, 1) for what is asked about. */
export type Draw = (about: string) => number;

/** Numbers that hang on the seed and the question alone: what else is drawn, and in which order, changes none. */
export const drawFrom =
  (seed: number): Draw =>
  (about) => {
    // FNV-1a
    let hash = 0x811c9dc5 ^ seed;
    for (const letter of about) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return randomFrom(hash)();
  };
