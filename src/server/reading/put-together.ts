import { textOfEachPage } from '#documents/read/layout/pages-text.ts';
import type { PagePieces } from '#documents/read/layout/piece.ts';
import { repairGradeWords, type Repair } from '#documents/read/picture/repair-grade-words.ts';
import { decode } from '#domain/decode/decode.ts';
import { likelyOrder } from '#domain/decode/letter-starts.ts';
import type { AnalysisPagesTable } from '../database/tables.ts';
import { cleanText } from '../usecases/clean-text.ts';
import { joinPages } from '../usecases/join-pages.ts';
import { readOf, wordsOf, type PageRead } from './page-read.ts';
import { reviewReasons, type ReviewReason } from './review-reasons.ts';
import type { Reading } from '#domain/decode/reading.ts';

type Page = Pick<
  AnalysisPagesTable,
  'id' | 'state' | 'read' | 'text' | 'edited' | 'repairs' | 'confidence' | 'fault'
>;

export interface WholeText {
  readonly text: string;
  readonly reading: Reading;
  readonly reasons: readonly ReviewReason[];
  /** What the pages say now, in their order. */
  readonly pages: readonly {
    readonly id: string;
    readonly text: string;
    readonly repairs: readonly Repair[];
  }[];
}

/** Makes one text of pages in their order, and says what should be looked at. What somebody corrected stays. */
export function putTogether(pages: readonly Page[], today?: string): WholeText {
  const reads = pages.map(readOf);
  const texts = textsOf(reads);
  const told = pages.map((page, i) => {
    if (page.edited === 1) return { id: page.id, text: page.text, repairs: [] };
    return { id: page.id, ...repairGradeWords(texts[i] ?? '', wordsOf(reads[i] ?? null)) };
  });
  const text = cleanText(joinPages(told.map((page) => page.text)));
  const reading = decode(text, today);
  const reasons = reviewReasons(
    pages.map((page, i) => {
      const read = reads[i] ?? null;
      return {
        failed: page.state === 'failed',
        fault: page.fault,
        pictured: read?.kind === 'layout' && read.width > 0,
        confidence: page.confidence,
        layout: read?.kind === 'layout' ? read.layout : null,
        // What was corrected has been looked at.
        words: page.edited === 1 ? [] : wordsOf(read),
        hints: read?.kind === 'layout' ? read.hints : [],
        lost: read?.kind === 'layout' ? read.lost : 0,
        text: told[i]?.text ?? '',
        repairs: told[i]?.repairs ?? [],
      };
    }),
    text,
    reading,
  );
  return { text, reading, reasons, pages: told };
}

/** The pages as they make a letter, where the last was sent before the first; else the same list. */
export function inLikelyOrder<T>(pages: readonly T[], whole: WholeText): readonly T[] {
  const order = likelyOrder(whole.pages.map(({ text }) => text));
  if (order.every((from, to) => from === to)) return pages;
  return order.flatMap((from) => pages[from] ?? []);
}

/** The text of each page; heads and feet are told by all pages that have places. */
function textsOf(reads: readonly (PageRead | null)[]): readonly string[] {
  const layouts: PagePieces[] = reads.flatMap((read) => (read?.kind === 'layout' ? [read.layout] : []));
  const placed = [...textOfEachPage(layouts)];
  return reads.map((read) => {
    if (read === null) return '';
    return read.kind === 'text' ? read.text : (placed.shift() ?? '');
  });
}
