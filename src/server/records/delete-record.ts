import { sql } from 'kysely';
import { collections } from '../collections/collections.ts';
import { relationsTo, type Collection } from '../collections/collection.ts';
import { anyTable, type Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import { lockRow, refuseOthers } from './access.ts';
import { deleteFiles } from './attach-files.ts';
import { leaveTombstone } from './tombstones.ts';
import type { Writing } from './write-record.ts';

/** What an account leaves behind besides the rows of collections. */
async function forgetAccount(db: Database, collection: Collection, id: string): Promise<void> {
  for (const table of ['_externalAuths', '_otps'] as const) {
    await db
      .deleteFrom(table)
      .where('collectionRef', '=', collection.id)
      .where('recordRef', '=', id)
      .execute();
  }
  await db.deleteFrom('tombstones').where('owner', '=', id).execute();
  for (const table of ['sent_mails', 'waiting_mails'] as const) {
    await db.deleteFrom(table).where('account', '=', id).execute();
  }
}

/** Deletes a row with everything that exists only because of it; what merely names it stays without the name. */
export async function deleteRow(writing: Writing, collection: Collection, row: Row): Promise<void> {
  const { db, events } = writing;
  const id = String(row['id']);
  await anyTable(db).deleteFrom(collection.name).where('id', '=', id).execute();
  for (const other of collections) {
    for (const field of relationsTo(other, collection.name)) {
      if (field.onDelete === 'detach') {
        await anyTable(db)
          .updateTable(other.name)
          .set({ [field.name]: '' })
          .where(field.name, '=', id)
          .execute();
        continue;
      }
      const pointing = anyTable(db).selectFrom(other.name).selectAll().where(field.name, '=', id);
      for (const one of await pointing.execute()) await deleteRow(writing, other, one);
    }
  }
  await deleteFiles(db, collection, id);
  if (collection.tombstoned === true) await leaveTombstone(writing, collection, row);
  if (collection.auth) {
    await forgetAccount(db, collection, id);
    await db.deleteFrom('subscribers').where('email', '=', String(row['email'])).execute();
  }
  events.push({ action: 'delete', collection, row });
}

async function isLast(db: Database, collection: Collection): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(collection.name)} limit 2`.execute(db);
  return rows.length < 2;
}

/**
 * Deletes a row for good.
 * @throws ApiError 403 where only superusers may, 404 when the row is not there for this actor, 400 for the last
 * superuser
 */
export async function deleteRecord(writing: Writing, collection: Collection, id: string): Promise<void> {
  if (collection.fixed) throw forbidden();
  refuseOthers(collection, 'delete', writing.actor);
  const row = await lockRow(writing, collection, 'delete', id);
  if (row === undefined) throw notFound();
  if (collection.name === '_superusers' && (await isLast(writing.db, collection))) {
    throw invalid({}, 'Der letzte Administrator lässt sich nicht löschen.');
  }
  await deleteRow(writing, collection, row);
}
