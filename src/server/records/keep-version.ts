import { toTimestamp } from '../clock.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable, type Row } from '../database/engine.ts';
import { newId } from '../ids.ts';
import type { Writing } from './write-record.ts';

/** So many are kept for each row; older ones go. */
const most = 50;

/**
 * Keeps what a row of a collection with `history` holds after a save, and who saved it. A save that changes nothing
 * leaves no version.
 */
export async function keepVersion(
  { db, actor, now }: Writing,
  collection: Collection,
  row: Row,
  before?: Row,
): Promise<void> {
  if (collection.history !== true) return;
  const names = collection.fields.map(({ name }) => name);
  if (before !== undefined && names.every((name) => row[name] === before[name])) return;
  const article = String(row['id']);
  const time = toTimestamp(now);
  await anyTable(db)
    .insertInto('article_versions')
    .values({
      ...Object.fromEntries(names.map((name) => [name, row[name]])),
      id: newId(),
      article,
      author: String(actor.account?.row['email'] ?? ''),
      created: time,
      updated: time,
    })
    .execute();
  const older = db
    .selectFrom('article_versions')
    .select('id')
    .where('article', '=', article)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1000);
  const gone = (await older.execute()).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('article_versions').where('id', 'in', gone).execute();
}
