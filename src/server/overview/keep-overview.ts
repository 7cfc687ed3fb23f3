import { analyses, certificates } from '../collections/content.ts';
import { overview } from '../collections/overview.ts';
import { anyTable, type Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import type { RecordEvent } from '../records/events.ts';
import { entryOfAnalysis, entryOfCertificate } from './entry-of.ts';
import { overviewRow } from './overview-row.ts';

const kinds = [
  { collection: certificates, entryOf: entryOfCertificate },
  { collection: analyses, entryOf: entryOfAnalysis },
] as const;
const atOnce = 100;

async function keep(db: Database, row: Row): Promise<RecordEvent> {
  const { id, ...values } = row;
  const known = await anyTable(db)
    .updateTable('overview')
    .set(values)
    .where('id', '=', String(id))
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return { action: 'update', collection: overview, row };
  await anyTable(db).insertInto('overview').values(row).execute();
  return { action: 'create', collection: overview, row };
}

async function drop(db: Database, ids: readonly string[]): Promise<RecordEvent[]> {
  const gone = await anyTable(db)
    .deleteFrom('overview')
    .where('id', 'in', [...ids])
    .returningAll()
    .execute();
  return gone.map((row) => ({ action: 'delete', collection: overview, row }));
}

/**
 * Brings the overview in line with what happened, within the same transaction: a list never shows what is not there.
 * @returns what happened to the overview by that
 */
export async function keepOverview(db: Database, events: readonly RecordEvent[]): Promise<RecordEvent[]> {
  const told: RecordEvent[] = [];
  for (const { collection, entryOf } of kinds) {
    const touched = events.filter((event) => event.collection.name === collection.name);
    const ids = [...new Set(touched.map(({ row }) => String(row['id'])))];
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce);
      // Read anew: the row of an event may be from the middle of the work.
      const rows = await anyTable(db)
        .selectFrom(collection.name)
        .selectAll()
        .where('id', 'in', some)
        .execute();
      for (const row of rows) told.push(await keep(db, overviewRow(row, entryOf)));
      const there = new Set(rows.map(({ id }) => id));
      const missing = some.filter((id) => !there.has(id));
      if (missing.length > 0) told.push(...(await drop(db, missing)));
    }
  }
  return told;
}
