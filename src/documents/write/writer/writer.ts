import type { Logo } from '../pictures/pictures.ts';
import type { SetOrder } from '../typst/set-document.ts';
import { Lane } from './lane.ts';

/** A document that is to be made; `data` is what it shows, as JSON. */
export type WriterOrder =
  | SetOrder
  | { readonly kind: 'letter-docx'; readonly data: string; readonly logo: Logo | null }
  | { readonly kind: 'correction-docx'; readonly data: string };

export interface Written {
  readonly bytes: Uint8Array;
  readonly warnings?: readonly string[];
}

/** What the process tells: once that it stands, and what became of each order. */
export type WriterAnswer = { readonly ready: true } | { readonly done: Written } | { readonly error: string };

/** What one document may cost. */
export interface WriterLimits {
  /** Time of the processor; on the clock it may take three times as long, since a busy machine is no fault of the document. */
  readonly milliseconds: number;
  /** Resident memory of the process in MB. */
  readonly megabytes: number;
  /** Documents that may wait; one more is told that the server is busy. */
  readonly waiting: number;
}

/** Characters of `data` up to which a document is made at once: many times an ordinary letter, less than two seconds. */
const ordinary = 120_000;

/** Ordinary documents never wait for a very long one: each kind has a process of its own. */
const lanes = {
  ordinary: new Lane({ milliseconds: 15_000, megabytes: 1_000, waiting: 100 }),
  long: new Lane({ milliseconds: 45_000, megabytes: 1_500, waiting: 10 }),
} as const;

/**
 * Makes a document in a process of its own, started at the first call: what takes too long, or too much memory, takes
 * down only that process and fails alone.
 * @throws TooLongDocument when it is beyond the limits, WriterBusy when too many wait, Error when it cannot be made
 */
export async function write(order: WriterOrder): Promise<Written> {
  return (order.data.length > ordinary ? lanes.long : lanes.ordinary).write(order);
}
