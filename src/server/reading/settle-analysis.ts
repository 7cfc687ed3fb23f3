import { documentMessages } from '#documents/read/document-error.ts';
import { dayOf, toTimestamp } from '../clock.ts';
import type { Row } from '../database/engine.ts';
import type { AnalysisPagesTable } from '../database/tables.ts';
import type { Writing } from '../records/write-record.ts';
import { changeAnalysis } from './change-analysis.ts';
import { inLikelyOrder, putTogether } from './put-together.ts';

/** Longest text that is read, in UTF-16 code units; a reference of two pages has about 4,000. */
export const maxTextLength = 200_000;

/** The pages of an analysis in their order. */
export async function pagesOf({ db }: Pick<Writing, 'db'>, analysis: string): Promise<AnalysisPagesTable[]> {
  return db
    .selectFrom('analysis_pages')
    .selectAll()
    .where('analysis', '=', analysis)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Numbers the pages anew in the given order. */
export async function orderPages(writing: Writing, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await writing.db
      .updateTable('analysis_pages')
      .set({ position, updated: toTimestamp(writing.now) })
      .where('id', '=', id)
      .execute();
  }
}

/** Deletes what was uploaded and what was made of it, but not the analysis. */
export async function forgetUploads({ db }: Pick<Writing, 'db'>, analysis: string): Promise<void> {
  await db.deleteFrom('analysis_sources').where('analysis', '=', analysis).execute();
  await db.deleteFrom('analysis_pages').where('analysis', '=', analysis).execute();
}

/**
 * Once all pages are read (or cannot be): judges the text, or asks for a look at it, or says that nothing was readable.
 * @param looked somebody is at the correction already: then it is for him to say that it is good
 * @returns the row; undefined when it is gone
 */
export async function settleAnalysis(
  writing: Writing,
  analysis: string,
  looked: boolean,
): Promise<Row | undefined> {
  const came = await pagesOf(writing, analysis);
  const asCame = putTogether(came, dayOf(writing.now));
  // Who is at the pages already has put them as they should be.
  const pages = looked ? came : inLikelyOrder(came, asCame);
  const whole = pages === came ? asCame : putTogether(pages, dayOf(writing.now));
  if (pages !== came)
    await orderPages(
      writing,
      pages.map(({ id }) => id),
    );
  await writing.db.deleteFrom('analysis_sources').where('analysis', '=', analysis).execute();
  if (!looked && whole.text === '') {
    const failure = pages.find(({ fault }) => fault !== '')?.fault ?? documentMessages['no-text'];
    await forgetUploads(writing, analysis);
    return changeAnalysis(writing, analysis, { status: 'failed', progress: 'null', failure });
  }
  if (!looked && whole.reasons.length === 0 && whole.text.length <= maxTextLength) {
    await forgetUploads(writing, analysis);
    const reading = JSON.stringify(whole.reading);
    return changeAnalysis(writing, analysis, { status: 'done', progress: 'null', text: whole.text, reading });
  }
  for (const { id, text, repairs } of whole.pages) {
    await writing.db
      .updateTable('analysis_pages')
      .set({ text, repairs: JSON.stringify(repairs), updated: toTimestamp(writing.now) })
      .where('id', '=', id)
      .execute();
  }
  return changeAnalysis(writing, analysis, {
    status: 'needs-review',
    progress: 'null',
    review: JSON.stringify(whole.reasons),
    text: whole.text.slice(0, maxTextLength),
    reading: JSON.stringify(whole.reading),
  });
}
