import { hashBits } from '../german/hash.ts';

/**
 * The place of each hash among those that a model knows, from 1 on; 0 for one it does not know. A bit for each hash,
 * and beside 32 of them how many are known before: a table of all places would be sixteen times as large, and nearly
 * every look into it would wait for the memory.
 * @param known in rising order
 */
export function placesOf(known: readonly number[]): (hash: number) => number {
  const table = new Int32Array(2 << (hashBits - 5));
  for (const hash of known) table[(hash >>> 5) << 1] = (table[(hash >>> 5) << 1] as number) | (1 << hash);
  let before = 0;
  for (let at = 0; at < table.length; at += 2) {
    table[at + 1] = before;
    before += ones(table[at] as number);
  }
  return (hash) => {
    const at = (hash >>> 5) << 1;
    const bits = table[at] as number;
    const bit = 1 << hash;
    return (bits & bit) === 0 ? 0 : (table[at + 1] as number) + ones(bits & (bit - 1)) + 1;
  };
}

/** How many bits are set. */
function ones(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
