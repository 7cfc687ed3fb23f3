import { availableParallelism } from 'node:os';
import type { PagePieces } from './layout/piece.ts';
import type { ReadLimits } from './limits.ts';
import { runChild } from './run-child.ts';
import { isPictureFormat, type Format } from './sniff.ts';

/** What the child can be asked for: a format, or work on hostile files whose outcome is JSON in `text`. */
export type Work = Format | 'signatures' | 'table';

export interface ParsedDocument {
  /** '' while pages are still to be read from their pictures. */
  readonly text: string;
  readonly pages: number;
  /** For each page its text in place; only for formats that have pages. */
  readonly layout?: readonly PagePieces[];
  /** Pages, from 0, that must be read from their pictures. */
  readonly pictures?: readonly number[];
}

let free = Math.min(4, Math.max(1, availableParallelism()));
const waiting: (() => void)[] = [];

/**
 * Parses a file in a process of its own, see `runChild`. At most one process per processor runs at a time; more wait
 * their turn.
 * @throws DocumentError
 */
export async function runParser(
  format: Work,
  bytes: Uint8Array,
  limits: ReadLimits,
): Promise<ParsedDocument> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    const args = [format, JSON.stringify(limits)];
    const native = format !== 'signatures' && format !== 'table' && isPictureFormat(format);
    return (await runChild({ entry: 'parser-child.ts', args, bytes, limits, native })) as ParsedDocument;
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}
