import { Buffer } from 'node:buffer';
import { fullRange, leastRange } from '../../src/domain/decode/range-decoder.ts';

const window = fullRange + 1;
/** From here on a carry may still reach the byte that is held. */
const undecided = window - leastRange;

/** The other direction of src/domain/decode/range-decoder.ts. */
export class RangeEncoder {
  readonly #bytes: number[] = [];
  #low = 0;
  #range = fullRange;
  #held = 0;
  #pending = 1;

  bit(odds: Uint16Array, question: number, answer: number): void {
    const estimate = odds[question] as number;
    const bound = (this.#range >> 11) * estimate;
    if (answer === 0) {
      this.#range = bound;
      odds[question] = estimate + ((2048 - estimate) >> 5);
    } else {
      this.#low += bound;
      this.#range -= bound;
      odds[question] = estimate - (estimate >> 5);
    }
    while (this.#range < leastRange) {
      this.#range <<= 8;
      this.#shift();
    }
  }

  /** Bytes go out once no carry can reach them any more. */
  #shift(): void {
    const carry = this.#low >= window ? 1 : 0;
    const low = this.#low % window;
    if (low < undecided || carry === 1) {
      let byte = this.#held;
      do {
        this.#bytes.push((byte + carry) & 255);
        byte = 255;
        this.#pending -= 1;
      } while (this.#pending > 0);
      this.#held = Math.floor(low / leastRange);
    }
    this.#pending += 1;
    this.#low = (low % leastRange) * 256;
  }

  toBase64(): string {
    for (let at = 0; at < 5; at += 1) this.#shift();
    return Buffer.from(this.#bytes).toString('base64');
  }
}
