/**
 * Adaptive binary range decoder (the scheme of LZMA): each yes/no question has its own running estimate, so that
 * what is usual costs less than a bit. The encoder stands in scripts/fit/range-encoder.ts.
 *
 * A model has a million answers, and all are read before the first sentence: answers that follow each other are read
 * in one loop, which keeps its numbers at hand. The window has 30 bits and not 32: engines keep such numbers where they
 * stand, and larger ones in memory of their own, until the loop is compiled in earnest.
 */
export class RangeDecoder {
  private readonly bytes: Uint8Array;
  /** For each question the estimate (11 bits, started at 1024). */
  private readonly odds: Uint16Array;
  private at = windowBytes;
  private range = fullRange;
  private code: number;

  /** @param size how many questions there are */
  constructor(bytes: Uint8Array, size: number) {
    // Behind the window the bytes stand as it will take them in, two bits of one and six of the next; zeros follow, so that
    // no read goes beyond the end.
    this.bytes = new Uint8Array(bytes.length + 8);
    for (let at = windowBytes; at <= bytes.length; at += 1)
      this.bytes[at] = ((bytes[at - 1] as number) << 6) | ((bytes[at] ?? 0) >> 2);
    this.odds = new Uint16Array(size).fill(1024);
    const [, a = 0, b = 0, c = 0, d = 0] = bytes;
    this.code = (a << 22) | (b << 14) | (c << 6) | (d >> 2);
  }

  /** The next answer to a question. */
  bit(question: number): number {
    return this.bits(question, 1, false) & 1;
  }

  /** A number of `width` bits behind a leading 1, the upper first; each bit's odds depend on the bits before. */
  tree(first: number, width: number): number {
    return this.bits(first, width, true);
  }

  /** A number of `width` bits, the upper first; each has odds of its own, the lowest those of `first`. */
  low(first: number, width: number): number {
    return this.bits(first, width, false) - (1 << width);
  }

  /** How often the answer is yes before the first no; all from `cap` on share a question. */
  count(first: number, cap: number, most = Infinity): number {
    const { odds, bytes } = this;
    let { range, code, at } = this;
    let count = 0;
    while (count < most) {
      const question = first + (count < cap ? count : cap);
      const estimate = odds[question] as number;
      const bound = (range >> 11) * estimate;
      const isYes = code >= bound;
      if (isYes) {
        code -= bound;
        range -= bound;
        odds[question] = estimate - (estimate >> 5);
        count += 1;
      } else {
        range = bound;
        odds[question] = estimate + ((2048 - estimate) >> 5);
      }
      if (range < leastRange) {
        range <<= 8;
        code = (code << 8) | (bytes[at] as number);
        at += 1;
      }
      if (!isYes) break;
    }
    this.range = range;
    this.code = code;
    this.at = at;
    return count;
  }

  /** Bits behind a leading 1; @param asTree whether their odds depend on the bits before, or on their place alone */
  private bits(first: number, width: number, asTree: boolean): number {
    const { odds, bytes } = this;
    let { range, code, at } = this;
    let node = 1;
    for (let place = width - 1; place >= 0; place -= 1) {
      const question = first + (asTree ? node : place);
      const estimate = odds[question] as number;
      const bound = (range >> 11) * estimate;
      node <<= 1;
      if (code < bound) {
        range = bound;
        odds[question] = estimate + ((2048 - estimate) >> 5);
      } else {
        code -= bound;
        range -= bound;
        odds[question] = estimate - (estimate >> 5);
        node |= 1;
      }
      if (range < leastRange) {
        range <<= 8;
        code = (code << 8) | (bytes[at] as number);
        at += 1;
      }
    }
    this.range = range;
    this.code = code;
    this.at = at;
    return node;
  }
}

/** The window holds 30 bits: of five bytes, the first of which is empty, all but the last two bits. */
const windowBytes = 5;
/** Both directions share the window. */
export const fullRange = 2 ** 30 - 1;
/** Below this the window moves on by a byte. */
export const leastRange = 2 ** 22;

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
