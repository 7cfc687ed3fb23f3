import type { Phrase } from './pattern.ts';

/** A hash of four letters: of each the five lower bits, folded so that one bit for each hash stays near at hand. */
const bits = 15;
const four = (hash: number, code: number): number => ((hash << 5) ^ (code & 31)) & 0xfffff;
const placeIn = (hash: number): number => (hash ^ (hash >>> 9)) & ((1 << bits) - 1);

/** The places of a cue: of its first four letters, or of its three with any letter behind them. */
function placesOf(cue: string): number[] {
  const start = [0, 1, 2].reduce((hash, at) => four(hash, cue.charCodeAt(at)), 0);
  const behind = cue.length > 3 ? [cue.charCodeAt(3)] : Array.from({ length: 32 }, (_, code) => code);
  return behind.map((code) => placeIn(four(start, code)));
}

/**
 * Which of the phrases are worth trying on a sentence: those of which a cue stands in it. All cues are looked up in one
 * walk over the sentence, by their first four letters; every cue has at least three.
 * @returns for a text in lower case the places of the phrases in the list, in rising order
 */
export function cueIndex(phrases: readonly Phrase[]): (lower: string) => readonly number[] {
  const isUsed = new Int32Array(1 << (bits - 5));
  const buckets = new Map<number, { cue: string; phrase: number }[]>();
  phrases.forEach(({ cues }, phrase) => {
    for (const place of cues.flatMap((cue) => placesOf(cue)))
      isUsed[place >>> 5] = (isUsed[place >>> 5] as number) | (1 << place);
    for (const cue of cues)
      for (const place of placesOf(cue)) buckets.set(place, [...(buckets.get(place) ?? []), { cue, phrase }]);
  });
  const isFound = new Uint8Array(phrases.length);
  return (lower) => {
    let hash = 0;
    // One step beyond the end, so that a cue of three letters may stand there.
    for (let at = 0; at <= lower.length; at += 1) {
      hash = four(hash, at < lower.length ? lower.charCodeAt(at) : 0);
      const place = placeIn(hash);
      if (((isUsed[place >>> 5] as number) & (1 << place)) === 0) continue;
      for (const { cue, phrase } of buckets.get(place) ?? [])
        if (isFound[phrase] === 0 && lower.startsWith(cue, at - 3)) isFound[phrase] = 1;
    }
    const found: number[] = [];
    for (let phrase = 0; phrase < isFound.length; phrase += 1) {
      if (isFound[phrase] === 0) continue;
      isFound[phrase] = 0;
      found.push(phrase);
    }
    return found;
  };
}
