import { hashBits } from '../german/hash.ts';

/** So many upper bits of a hash are asked first. */
const firstBits = 19;

/**
 * The place of each hash among those that a model knows, from 1 on; 0 for one it does not know. A bit for each beginning
 * of a hash, and for 32 of them how many are known before: a table of all places would be many times as large, and
 * nearly every look into it would wait for the memory. The bits lie alone, for nine in ten hashes are not known; only
 * where a beginning is known are the hashes that begin so compared.
 * @param hashes in rising order
 */
export function placesOf(hashes: Int32Array): (hash: number) => number {
  const rest = hashBits - firstBits;
  const bits = new Int32Array(1 << (firstBits - 5));
  const starts = new Int32Array(hashes.length + 1);
  let groups = 0;
  let last = -1;
  for (let at = 0; at < hashes.length; at += 1) {
    const first = (hashes[at] as number) >>> rest;
    if (first === last) continue;
    last = first;
    bits[first >>> 5] = (bits[first >>> 5] as number) | (1 << first);
    starts[groups] = at;
    groups += 1;
  }
  // The end of the last.
  starts[groups] = hashes.length;
  const before = new Uint16Array(bits.length);
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    before[at] = count;
    count += ones(bits[at] as number);
  }
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

/** How many bits are set. */
function ones(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
