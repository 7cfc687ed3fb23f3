/**
 * Adaptive binary range decoder (the scheme of LZMA): each yes/no question has its own running estimate, so that
 * what is usual costs less than a bit. The encoder stands in scripts/fit/range-encoder.ts.
 */
export class RangeDecoder {
  readonly #bytes: Uint8Array;
  #at = 5;
  #range = 0xffffffff;
  #code: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#code = [1, 2, 3, 4].reduce((code, at) => ((code << 8) | (bytes[at] ?? 0)) >>> 0, 0);
  }

  /** The next answer to the question `question`; `odds` holds the estimates (11 bits each, started at 1024). */
  bit(odds: Uint16Array, question: number): number {
    const estimate = odds[question] as number;
    const bound = (this.#range >>> 11) * estimate;
    let answer = 0;
    if (this.#code < bound) {
      this.#range = bound;
      odds[question] = estimate + ((2048 - estimate) >> 5);
    } else {
      answer = 1;
      this.#code -= bound;
      this.#range -= bound;
      odds[question] = estimate - (estimate >> 5);
    }
    if (this.#range < 0x1000000) {
      this.#range = (this.#range << 8) >>> 0;
      this.#code = ((this.#code << 8) | (this.#bytes[this.#at] ?? 0)) >>> 0;
      this.#at += 1;
    }
    return answer;
  }
}

/** The questions that a packed model asks, as places in one table of estimates. Shared by both directions. */
export function questions(outputs: number): {
  readonly width: number;
  readonly more: (entries: number) => number;
  readonly output: (node: number) => number;
  readonly sign: (output: number) => number;
  readonly level: (output: number, node: number) => number;
  readonly high: (count: number) => number;
  readonly low: (place: number) => number;
  readonly size: number;
} {
  const width = Math.ceil(Math.log2(outputs));
  const tree = 1 << width;
  // With many outputs the levels share one set of estimates: too few entries each to learn from.
  const own = (output: number): number => (outputs > 8 ? 0 : output);
  const levelStart = 8 + tree + 8;
  return {
    width,
    more: (entries) => Math.min(entries, 7),
    output: (node) => 8 + node,
    sign: (output) => 8 + tree + own(output),
    level: (output, node) => levelStart + 8 * own(output) + node,
    high: (count) => levelStart + 64 + Math.min(count, 15),
    low: (place) => levelStart + 80 + place,
    size: levelStart + 112,
  };
}
