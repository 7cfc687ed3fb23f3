import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { timestampAfter } from '../clock.ts';
import { findCollection } from '../collections/collections.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { isId } from '../ids.ts';
import { insertRecord } from '../records/insert-record.ts';
import type { Writing } from '../records/write-record.ts';
import { idOf, type Account } from './actor.ts';

export const otpSeconds = 180;
const maxTries = 5;
const digits = 8;

/** Eight digits for one login. */
export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

function hashed(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`otp ${code}`).digest('base64url');
}

/**
 * Keeps a code for an account, in place of earlier ones.
 * @returns the id that the code is used with
 */
export async function keepCode(
  writing: Writing,
  account: Account,
  code: string,
  secret: string,
): Promise<string> {
  const collection = findCollection('_otps');
  if (collection === undefined) throw new Error('there is no collection _otps');
  await writing.db.deleteFrom('_otps').where('recordRef', '=', idOf(account)).execute();
  const row = await insertRecord(writing, collection, {
    collectionRef: account.collection.id,
    recordRef: idOf(account),
    password: hashed(secret, code),
    sentTo: account.row['email'],
  });
  return String(row['id']);
}

/**
 * Uses a code up.
 * @returns whose it is, and where it was sent; undefined for a wrong, old, or used one, and after five tries
 */
export async function useCode(
  db: Database,
  collection: Collection,
  id: string,
  code: string,
  secret: string,
  now: Date,
): Promise<{ readonly account: Account; readonly sentTo: string } | undefined> {
  if (!isId(id)) return undefined;
  const tried = await db
    .updateTable('_otps')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('collectionRef', '=', collection.id)
    .where('tries', '<', maxTries)
    .where('created', '>', timestampAfter(now, -otpSeconds * 1000))
    .returningAll()
    .executeTakeFirst();
  if (tried === undefined) return undefined;
  const [wanted, given] = [Buffer.from(tried.password), Buffer.from(hashed(secret, code))];
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  const used = await db.deleteFrom('_otps').where('id', '=', id).executeTakeFirst();
  if (used.numDeletedRows === 0n) return undefined;
  const table = anyTable(db).selectFrom(collection.name).selectAll();
  const row = await table.where('id', '=', tried.recordRef).executeTakeFirst();
  return row && { account: { collection, row }, sentTo: tried.sentTo };
}
