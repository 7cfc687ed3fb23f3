import { toTimestamp } from '../clock.ts';
import { analyses } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import { invalid } from '../errors.ts';
import { addPages, pagesOfFile } from '../reading/add-pages.ts';
import type { ReadingParts } from '../reading/reading-parts.ts';
import { goOnReading, lockReview, pageOf, type ReviewRequest } from '../reading/review.ts';
import { maxTextLength, orderPages, pagesOf } from '../reading/settle-analysis.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';
import type { Writing } from '../records/write-record.ts';
import { write } from '../records/write.ts';
import { cleanText } from './clean-text.ts';
import { maxPages, type OpenedFile } from './open-files.ts';

/** Changes of one page; those left out stay as they are. */
export interface PageChange {
  /** Degrees clockwise to turn its picture; it is read anew then. */
  readonly turn?: 90 | 180 | 270;
  /** Its text as somebody corrected it. */
  readonly text?: string;
  /** Its new place, from 0. */
  readonly position?: number;
}

async function change(
  parts: ReadingParts,
  { actor, analysis }: ReviewRequest,
  work: (writing: Writing) => Promise<void>,
): Promise<ApiRecord> {
  const row = await write(parts, actor, async (writing): Promise<Row> => {
    const locked = await lockReview(writing, analysis);
    await work(writing);
    return goOnReading(parts, writing, locked);
  });
  parts.bell.ring();
  return toRecord(analyses, row, actor);
}

/**
 * Turns a page, corrects its text, or moves it.
 * @throws ApiError 404, 409 while it is being read, 400 for a page without a picture that is to be turned
 */
export async function changePage(
  parts: ReadingParts,
  request: ReviewRequest,
  id: string,
  { turn, text, position }: PageChange,
): Promise<ApiRecord> {
  return change(parts, request, async (writing) => {
    const page = await pageOf(writing, request.analysis, id);
    if (turn !== undefined && page.picture.length === 0) {
      const message = 'Von dieser Seite gibt es kein Bild, das sich drehen lässt.';
      throw invalid({ turn: { code: 'validation_no_picture', message } }, message);
    }
    const updated = toTimestamp(writing.now);
    const set = writing.db.updateTable('analysis_pages').where('id', '=', id);
    if (text !== undefined) {
      const cleaned = cleanText(text).slice(0, maxTextLength);
      await set.set({ text: cleaned, edited: 1, repairs: '[]', updated }).execute();
    }
    if (turn !== undefined)
      await set.set({ turn, state: 'waiting', source: '', edited: 0, updated }).execute();
    if (position === undefined) return;
    const others = (await pagesOf(writing, request.analysis))
      .map((one) => one.id)
      .filter((one) => one !== id);
    await orderPages(writing, others.toSpliced(position, 0, id));
  });
}

/** Takes a page out. @throws ApiError 404, 409 while it is being read, 400 for the last one */
export async function removePage(
  parts: ReadingParts,
  request: ReviewRequest,
  id: string,
): Promise<ApiRecord> {
  return change(parts, request, async (writing) => {
    await pageOf(writing, request.analysis, id);
    const others = (await pagesOf(writing, request.analysis))
      .map((one) => one.id)
      .filter((one) => one !== id);
    if (others.length === 0) {
      const message = 'Die letzte Seite lässt sich nicht entfernen. Sie lässt sich aber ersetzen.';
      throw invalid({ page: { code: 'validation_last_page', message } }, message);
    }
    await writing.db.deleteFrom('analysis_pages').where('id', '=', id).execute();
    await orderPages(writing, others);
  });
}

/**
 * Adds the pages of files.
 * @param position where the first of them comes, from 0; after all others where left out
 * @param replaced a page that they take the place of
 * @throws ApiError 404, 409 while it is being read, 413 for too many pages
 */
export async function insertPages(
  parts: ReadingParts,
  request: ReviewRequest,
  files: readonly OpenedFile[],
  { position, replaced }: { readonly position?: number; readonly replaced?: string },
): Promise<ApiRecord> {
  return change(parts, request, async (writing) => {
    const before = (await pagesOf(writing, request.analysis)).map((one) => one.id);
    if (replaced !== undefined) await pageOf(writing, request.analysis, replaced);
    const added = files.reduce((sum, file) => sum + pagesOfFile(file).length, 0);
    if (before.length + added - (replaced === undefined ? 0 : 1) > maxPages) {
      const message = `Das sind zu viele Seiten: höchstens ${maxPages}.`;
      throw invalid({ files: { code: 'validation_too_many_values', message } }, message);
    }
    await addPages(writing, parts.seal, request.analysis, files, before.length);
    const fresh = (await pagesOf(writing, request.analysis)).map((one) => one.id).slice(before.length);
    const at = replaced === undefined ? (position ?? before.length) : before.indexOf(replaced);
    const order = before.toSpliced(at, replaced === undefined ? 0 : 1, ...fresh);
    if (replaced !== undefined)
      await writing.db.deleteFrom('analysis_pages').where('id', '=', replaced).execute();
    await orderPages(writing, order);
  });
}
