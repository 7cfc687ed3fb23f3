import { newId } from '#server/ids.ts';
import type { Database } from '#server/database/tables.ts';

/**
 * Gives an analysis a page, as those have that wait for a look.
 * @param read a `PageRead` as JSON
 * @returns id of the page
 */
export async function addPage(db: Database, analysis: string, read: string): Promise<string> {
  const id = newId();
  const times = { created: '2026-11-20 12:00:00.000Z', updated: '2026-11-20 12:00:00.000Z' };
  const origin = { source: '', source_page: 0, turn: -1, picture: new Uint8Array(0) };
  const known = { state: 'done', text: '', edited: 0, repairs: '[]', confidence: 100, fault: '' } as const;
  await db
    .insertInto('analysis_pages')
    .values({ id, analysis, position: 0, read, ...origin, ...known, ...times })
    .execute();
  return id;
}

/** Makes an analysis wait for a look at its only page. @returns id of the page */
export async function keepForReview(db: Database, analysis: string): Promise<string> {
  const page = await addPage(db, analysis, JSON.stringify({ kind: 'text', text: 'Kein Zeugnis.' }));
  await db
    .updateTable('analyses')
    .set({ status: 'needs-review', review: '[]' })
    .where('id', '=', analysis)
    .execute();
  return page;
}
