/**
 * Remembers by a key what was found for it, up to a measure: when one generation is full, the one before it is
 * forgotten. What is asked for again and again moves along; in a process that runs for weeks the words of the first
 * letters do not keep out those of today.
 */
export class Generations<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();
  private readonly most: number;

  /** @param most how many keys a generation holds; twice as many are remembered at most */
  constructor(most: number) {
    this.most = most;
  }

  /** What was found for a key, if it is still remembered. */
  get(key: string): Value | undefined {
    const value = this.young.get(key);
    if (value !== undefined) return value;
    const before = this.old.get(key);
    if (before !== undefined) this.set(key, before);
    return before;
  }

  /** Remembers a value, which must not be undefined. */
  set(key: string, value: Value): void {
    if (this.young.size >= this.most) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }
}
