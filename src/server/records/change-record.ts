import { toTimestamp } from '../clock.ts';
import { fieldOf, type Collection } from '../collections/collection.ts';
import { anyTable, type Row, type Stored } from '../database/engine.ts';
import { stored } from './row.ts';
import type { Writing } from './write-record.ts';

/**
 * Changes a row on behalf of the server itself: rules are not asked, values are known to fit.
 * @param values in the form of the API
 * @param sameVersion what changes is nothing that anybody edits, so that open saves stay good
 * @returns it in stored form; a versioned row has the next version
 */
export async function changeRecord(
  { db, now, events }: Writing,
  collection: Collection,
  before: Row,
  values: Readonly<Record<string, unknown>>,
  sameVersion = false,
): Promise<Row> {
  const changes: Record<string, Stored> = { updated: toTimestamp(now) };
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(collection, name);
    if (field) changes[name] = stored(field, value);
  }
  if (collection.versioned && !sameVersion) changes['version'] = Number(before['version']) + 1;
  await anyTable(db)
    .updateTable(collection.name)
    .set(changes)
    .where('id', '=', String(before['id']))
    .execute();
  const row = { ...before, ...changes };
  events.push({ action: 'update', collection, row });
  return row;
}
