import { toTimestamp } from '../clock.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { normalEmail } from '../records/email.ts';
import type { Writing } from '../records/write-record.ts';
import { idOf, type Account } from './actor.ts';

/** The account with this mail address, however it is written. */
export async function findAccount(
  db: Database,
  collection: Collection,
  email: string,
): Promise<Account | undefined> {
  // PostgreSQL takes no NUL.
  if (email.includes('\0')) return undefined;
  const table = anyTable(db).selectFrom(collection.name).selectAll();
  const row = await table.where('email', '=', normalEmail(email)).executeTakeFirst();
  return row && { collection, row };
}

/**
 * Changes an account beside the rules of its collection.
 * @param account as it was read; when its sessions have ended since, nothing is changed
 * @param values in stored form
 * @returns the account after the change; undefined when nothing was changed
 */
export async function changeAccount(
  { db, now, events }: Writing,
  account: Account,
  values: Readonly<Record<string, unknown>>,
): Promise<Account | undefined> {
  const changes = { ...values, updated: toTimestamp(now) };
  const { collection } = account;
  const changed = await anyTable(db)
    .updateTable(collection.name)
    .set(changes)
    .where('id', '=', idOf(account))
    .where('tokenKey', '=', String(account.row['tokenKey']))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return undefined;
  const row = { ...account.row, ...changes };
  events.push({ action: 'update', collection, row, before: account.row });
  return { collection, row };
}
