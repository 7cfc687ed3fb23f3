import { toTimestamp } from '../clock.ts';
import { analyses } from '../collections/content.ts';
import { anyTable, type Row, type Stored } from '../database/engine.ts';
import type { Writing } from '../records/write-record.ts';

/**
 * Stores changes of an analysis and tells those who listen.
 * @param values in stored form
 * @returns the whole row; undefined when it is gone
 */
export async function changeAnalysis(
  { db, now, events }: Writing,
  id: string,
  values: Readonly<Record<string, Stored>>,
): Promise<Row | undefined> {
  const row = await anyTable(db)
    .updateTable('analyses')
    .set({ ...values, updated: toTimestamp(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) events.push({ action: 'update', collection: analyses, row });
  return row;
}
