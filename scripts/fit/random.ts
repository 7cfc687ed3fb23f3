/** Random numbers from 0 to 1, the same after the same seed on every machine. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Shuffles a list in place. */
export function shuffle(list: number[], next: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [list[at], list[other]] = [list[other] as number, list[at] as number];
  }
}
