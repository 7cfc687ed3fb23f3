import { hashBits } from '../german/hash.ts';

/**
 * The place of each hash among those that a model knows, from 1 on; 0 for one it does not know. A bit for each hash,
 * and for 32 of them how many are known before: a table of all places would be sixteen times as large, and nearly
 * every look into it would wait for the memory. The bits lie alone, for nine in ten hashes are not known.
 * @param known in rising order
 */
export function placesOf(known: readonly number[]): (hash: number) => number {
  const bits = new Int32Array(1 << (hashBits - 5));
  for (const hash of known) bits[hash >>> 5] = (bits[hash >>> 5] as number) | (1 << hash);
  const before = new Uint16Array(bits.length);
  let count = 0;
  bits.forEach((word, at) => {
    before[at] = count;
    count += ones(word);
  });
  return (hash) => {
    const word = bits[hash >>> 5] as number;
    const bit = 1 << hash;
    if ((word & bit) === 0) return 0;
    return (before[hash >>> 5] as number) + ones(word & (bit - 1)) + 1;
  };
}

/** How many bits are set. */
function ones(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
