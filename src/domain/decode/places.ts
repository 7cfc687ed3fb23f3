import { hashBits } from '../german/hash.ts';

/** So many upper bits of a hash are asked first. */
const firstBits = 19;

/**
 * The place of each hash among those that a model knows, from 1 on; 0 for one it does not know. A bit for each beginning
 * of a hash, and for 32 of them how many are known before: a table of all places would be many times as large, and
 * nearly every look into it would wait for the memory. The bits lie alone, for nine in ten hashes are not known; only
 * where a beginning is known are the hashes that begin so compared.
 * @param known in rising order
 */
export function placesOf(known: readonly number[]): (hash: number) => number {
  const rest = hashBits - firstBits;
  const hashes = Int32Array.from(known);
  const bits = new Int32Array(1 << (firstBits - 5));
  for (const hash of known) {
    const first = hash >>> rest;
    bits[first >>> 5] = (bits[first >>> 5] as number) | (1 << first);
  }
  const before = new Uint16Array(bits.length);
  let count = 0;
  bits.forEach((word, at) => {
    before[at] = count;
    count += ones(word);
  });
  const starts = startsOf(known, rest);
  return (hash) => {
    const first = hash >>> rest;
    const word = bits[first >>> 5] as number;
    const bit = 1 << first;
    if ((word & bit) === 0) return 0;
    const group = (before[first >>> 5] as number) + ones(word & (bit - 1));
    const end = starts[group + 1] as number;
    for (let at = starts[group] as number; at < end; at += 1) if (hashes[at] === hash) return at + 1;
    return 0;
  };
}

/** Where the hashes of each beginning start, and the end of the last. */
function startsOf(known: readonly number[], rest: number): Int32Array {
  const starts: number[] = [];
  known.forEach((hash, at) => {
    if (at === 0 || hash >>> rest !== (known[at - 1] as number) >>> rest) starts.push(at);
  });
  return Int32Array.from([...starts, known.length]);
}

/** How many bits are set. */
function ones(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
