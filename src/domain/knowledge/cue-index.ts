import type { Phrase } from './pattern.ts';

/** A hash of the last six letters, of each the five lower bits; of the last four it is the lower part. */
const rolled = (hash: number, code: number): number => ((hash << 5) ^ (code & 31)) & 0x3fffffff;
const ofFour = 0xfffff;
const bits = 18;
const placeOf = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> (32 - bits);

interface Cue {
  readonly cue: string;
  /** The places of its phrases in the list. */
  readonly phrases: number[];
}

/** Cues by their first letters. A bit for each place says whether there is any: nearly always there is none. */
class Starts {
  readonly isUsed = new Int32Array(1 << (bits - 5));
  readonly cues = new Map<number, Cue[]>();

  add(place: number, cue: Cue): void {
    this.isUsed[place >>> 5] = (this.isUsed[place >>> 5] as number) | (1 << place);
    this.cues.set(place, [...(this.cues.get(place) ?? []), cue]);
  }

  has(place: number): boolean {
    return ((this.isUsed[place >>> 5] as number) & (1 << place)) !== 0;
  }
}

/**
 * Which of the phrases are worth trying on a sentence: those of which a cue stands in it. All cues are looked up in one
 * walk over the sentence, by their first six letters or, if they are short, by four; every cue has at least three.
 * @returns for a text in lower case the places of the phrases in the list, in rising order
 */
export function cueIndex(phrases: readonly Phrase[]): (lower: string) => readonly number[] {
  const bySix = new Starts();
  const byFour = new Starts();
  const known = new Map<string, Cue>();
  phrases.forEach(({ cues }, phrase) => {
    for (const cue of cues) {
      const before = known.get(cue);
      if (before === undefined) known.set(cue, { cue, phrases: [phrase] });
      else before.phrases.push(phrase);
    }
  });
  for (const one of known.values()) {
    const { cue } = one;
    const start = (length: number): number =>
      Array.from(cue.slice(0, length)).reduce((hash, letter) => rolled(hash, letter.charCodeAt(0)), 0);
    if (cue.length > 5) bySix.add(placeOf(start(6)), one);
    else if (cue.length > 3) byFour.add(placeOf(start(4)), one);
    // Behind three letters any may stand.
    else for (let code = 0; code < 32; code += 1) byFour.add(placeOf(rolled(start(3), code)), one);
  }
  const isFound = new Uint8Array(phrases.length);
  const look = (lower: string, from: number, cues: readonly Cue[] | undefined, found: number[]): void => {
    for (const { cue, phrases: told } of cues ?? []) {
      if (!lower.startsWith(cue, from)) continue;
      for (const phrase of told) {
        if (isFound[phrase] !== 0) continue;
        isFound[phrase] = 1;
        insert(found, phrase);
      }
    }
  };
  return (lower) => {
    const { length } = lower;
    let hash = 0;
    const found: number[] = [];
    // One step beyond the end, so that a cue of three letters may stand there.
    for (let at = 0; at <= length; at += 1) {
      hash = rolled(hash, at < length ? lower.charCodeAt(at) : 0);
      const six = placeOf(hash);
      if (bySix.has(six)) look(lower, at - 5, bySix.cues.get(six), found);
      const four = placeOf(hash & ofFour);
      if (byFour.has(four)) look(lower, at - 3, byFour.cues.get(four), found);
    }
    for (const phrase of found) isFound[phrase] = 0;
    return found;
  };
}

/** Puts a number into a short list in rising order. */
function insert(sorted: number[], value: number): void {
  let at = sorted.length;
  for (; at > 0 && (sorted[at - 1] as number) > value; at -= 1) sorted[at] = sorted[at - 1] as number;
  sorted[at] = value;
}
