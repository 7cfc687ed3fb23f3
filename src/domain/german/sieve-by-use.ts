import { needsOf } from './needs.ts';
import type { PatternSource } from './pattern-source.ts';
import { atHand } from './sentences-at-hand.ts';
import { Gate } from './threes.ts';

/** What a pattern needs is read off it when it has been asked so often: reading costs as much as some dozen searches. */
export const askedOften = 64;
/** So many answers tell whether it is worth asking on. */
const trial = 256;
/** What needs more is searched as soon as looked up. */
const mostNeeds = 300;
/** Spares at least one search in so many. */
const worthwhile = 6;

/** A sieve for a pattern that knows nothing but the texts it is asked: it spares it sentences of the letter that is read. */
export class SieveByUse {
  private readonly gate: Gate;
  private isAsked: boolean;
  private asked = 0;
  private spared = 0;

  constructor(pattern: PatternSource) {
    this.gate = new Gate(() => needsOf(pattern));
    this.isAsked = this.gate.size > 0 && this.gate.size < mostNeeds;
  }

  /** Whether the pattern is surely not found in the text. */
  rulesOut(text: string): boolean {
    if (!this.isAsked) return false;
    const one = atHand(text);
    const isOut = one !== null && (one.sheet.thatMayHold(this.gate) & one.bit) === 0;
    if (this.asked < trial) {
      this.asked += 1;
      if (isOut) this.spared += 1;
      if (this.asked === trial) this.isAsked = this.spared * worthwhile > trial;
    }
    return isOut;
  }
}
