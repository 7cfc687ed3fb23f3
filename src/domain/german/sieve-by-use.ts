import type { PatternSource } from './pattern-source.ts';
import { atHand } from './sentences-at-hand.ts';
import { Gate } from './threes.ts';

/** What a pattern needs is read off it when it has been asked so often: reading costs as much as some dozen searches. */
const often = 64;
/** What needs more is searched as soon as looked up. */
const mostNeeds = 300;
/** So many times in vain it may be asked at first, and as many times more as it is worth for each search that it spares. */
const patience = 250;
const worth = 5;

/** A sieve for a pattern that knows nothing but the texts it is asked: it spares it sentences of the letter that is read. */
export class SieveByUse {
  private readonly gate: Gate;
  private asked = 0;
  private left = patience;

  constructor(pattern: PatternSource) {
    this.gate = new Gate(pattern);
  }

  /** Whether the pattern is surely not found in the text. */
  rulesOut(text: string): boolean {
    if (this.asked < often) {
      this.asked += 1;
      return false;
    }
    if (this.left < 1) return false;
    const one = atHand(text);
    const isOut = one !== null && (one.sheet.thatMayHold(this.gate) & one.bit) === 0;
    this.left += isOut ? worth : this.gate.to - this.gate.from > mostNeeds ? -patience : -1;
    return isOut;
  }
}
