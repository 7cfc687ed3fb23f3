import { lastUpTo } from './last-up-to.ts';

/** A text written otherwise, with the way back to the offsets of the text it came from. */
export interface Rewritten {
  readonly text: string;
  /** Offset in the given text of the character at this offset of `text` (also of its end). */
  origin(at: number): number;
}

/** The way back where nothing was written otherwise. */
export const same = (at: number): number => at;

/** A text put together of what stays as it is and of what stands in place of the rest. */
export class Pieces {
  private readonly text: string;
  private made = '';
  /** The first character that has not been copied yet. */
  private from = 0;
  /** Where each piece begins in the text that is made, and where in the given one. */
  private readonly starts: number[] = [];
  private readonly origins: number[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** Puts something in place of a part of the text; parts come in their order. */
  replace(start: number, end: number, by: string): void {
    this.add(this.text.slice(this.from, start), this.from);
    this.add(by, start);
    this.from = end;
  }

  done(): Rewritten {
    this.add(this.text.slice(this.from), this.from);
    return { text: this.made, origin: (at) => this.origin(at) };
  }

  private add(piece: string, origin: number): void {
    if (piece === '') return;
    this.starts.push(this.made.length);
    this.origins.push(origin);
    this.made += piece;
  }

  private origin(at: number): number {
    if (at >= this.made.length) return this.text.length;
    const piece = lastUpTo(this.starts.length, (place) => (this.starts[place] as number) <= at);
    return (this.origins[piece] as number) + at - (this.starts[piece] as number);
  }
}
