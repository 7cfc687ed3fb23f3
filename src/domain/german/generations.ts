/**
 * Remembers by a word what was found for it, up to a measure: when one generation is full, the one before it is
 * forgotten. What is asked for again and again moves along; in a process that runs for weeks the words of the first
 * letters do not keep out those of today.
 */
export class Generations<Value> {
  private young: Table<Value>;
  private old: Table<Value>;
  private readonly most: number;

  /** @param most how many keys a generation holds; twice as many are remembered at most */
  constructor(most: number) {
    this.most = most;
    this.young = new Table(most);
    this.old = new Table(0);
  }

  /** What was found for what stands between two places of a text, if it is still remembered. */
  get(text: string, from = 0, to = text.length): Value | undefined {
    const hash = hashOf(text, from, to);
    const number = this.young.find(hash, text, from, to);
    if (number > 0) return this.young.values[number];
    const { keys, values } = this.old;
    const before = this.old.find(hash, text, from, to);
    if (before > 0) this.set(keys[before] as string, values[before] as Value);
    return values[before];
  }

  /** Remembers a value, which must not be undefined. */
  set(key: string, value: Value): void {
    if (this.young.keys.length > this.most) {
      this.old = this.young;
      this.young = new Table(this.most);
    }
    this.young.add(hashOf(key, 0, key.length), key, value);
  }
}

/** How far behind its place a key may stand. Words made up to fall on one place are not remembered. */
const farthest = 16;

/**
 * A table that is asked for a part of a text without cutting it out: the engine's own would make a string of each word
 * first, and hash it.
 */
class Table<Value> {
  /** By their numbers, from 1 on. */
  readonly keys: string[] = [''];
  readonly values: (Value | undefined)[] = [undefined];
  /** For each place the hash of its key, and the number of the key. */
  private readonly places: Int32Array;
  private readonly mask: number;

  constructor(most: number) {
    const size = 2 << Math.ceil(Math.log2(most + 1));
    this.places = new Int32Array(2 * size);
    this.mask = 2 * size - 1;
  }

  /** The number of a key; 0 for one that is not there. */
  find(hash: number, text: string, from: number, to: number): number {
    for (let step = 0; step < farthest; step += 1) {
      const place = ((hash + step) << 1) & this.mask;
      const number = this.places[place + 1] as number;
      if (number === 0) return 0;
      if (this.places[place] === hash && isSame(this.keys[number] as string, text, from, to)) return number;
    }
    return 0;
  }

  /** Adds a key, or gives the one that is there another value. */
  add(hash: number, key: string, value: Value): void {
    const known = this.find(hash, key, 0, key.length);
    if (known > 0) {
      this.values[known] = value;
      return;
    }
    for (let step = 0; step < farthest; step += 1) {
      const place = ((hash + step) << 1) & this.mask;
      if (this.places[place + 1] !== 0) continue;
      this.places[place] = hash;
      this.places[place + 1] = this.keys.push(key) - 1;
      this.values.push(value);
      return;
    }
  }
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1);
  return hash ^ (hash >>> 15);
}

function isSame(key: string, text: string, from: number, to: number): boolean {
  const { length } = key;
  if (length !== to - from) return false;
  for (let at = 0; at < length; at += 1) if (key.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
