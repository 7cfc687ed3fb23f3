import type { PagePieces } from '#documents/read/layout/piece.ts';
import type { PhotoHint } from '#documents/read/picture/photo-hints.ts';
import type { ReadWord } from '#documents/read/picture/words.ts';
import type { AnalysisPagesTable } from '../database/tables.ts';

/** What is known of a page once it is read. */
export type PageRead =
  /** Formats without pages: their whole text. */
  | { readonly kind: 'text'; readonly text: string }
  /** Pages with their text in place; words, hints and size only for those read from pictures. */
  | {
      readonly kind: 'layout';
      readonly layout: PagePieces;
      readonly words: readonly ReadWord[];
      readonly hints: readonly PhotoHint[];
      /** Lines that could not be made out. */
      readonly lost: number;
      readonly width: number;
      readonly height: number;
    };

/** What a row says of its page; null while it waits, or when it failed. */
export function readOf(page: Pick<AnalysisPagesTable, 'read'>): PageRead | null {
  return JSON.parse(page.read) as PageRead | null;
}

/** Words of a page that was read from its picture; none for others. */
export function wordsOf(read: PageRead | null): readonly ReadWord[] {
  return read?.kind === 'layout' ? read.words : [];
}
