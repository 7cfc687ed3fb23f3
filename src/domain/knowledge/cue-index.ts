import type { Phrase } from './pattern.ts';

/** A hash of three letters; Latin letters keep their place in the alphabet. */
const bits = 15;
const three = (hash: number, code: number): number => ((hash << 5) ^ (code & 31)) & ((1 << bits) - 1);

/**
 * Which of the phrases are worth trying on a sentence: those of which a cue stands in it. All cues are looked up in one
 * walk over the sentence, by their first three letters; every cue has at least three.
 * @returns for a text in lower case the phrases, in the order of the list
 */
export function cueIndex<T extends Phrase>(phrases: readonly T[]): (lower: string) => readonly T[] {
  const places = new Uint16Array(1 << bits);
  const buckets: { cue: string; fourth: number; phrase: number }[][] = [[]];
  phrases.forEach(({ cues }, phrase) => {
    for (const cue of cues) {
      const key = [0, 1, 2].reduce((hash, at) => three(hash, cue.charCodeAt(at)), 0);
      const place = places[key] || buckets.push([]) - 1;
      places[key] = place;
      buckets[place]?.push({ cue, fourth: cue.length > 3 ? cue.charCodeAt(3) : 0, phrase });
    }
  });
  return (lower) => {
    let found: Set<number> | null = null;
    let key = 0;
    for (let at = 0; at < lower.length; at += 1) {
      key = three(key, lower.charCodeAt(at));
      const place = places[key] as number;
      if (place === 0) continue;
      // Most cues of three letters alike part at the fourth, which is seen at once.
      const next = at + 1 < lower.length ? lower.charCodeAt(at + 1) : 0;
      for (const { cue, fourth, phrase } of buckets[place] as (typeof buckets)[number])
        if ((fourth === next || fourth === 0) && lower.startsWith(cue, at - 2))
          (found ??= new Set()).add(phrase);
    }
    return found === null ? [] : [...found].toSorted((a, b) => a - b).map((at) => phrases[at] as T);
  };
}
