import { createHash } from 'node:crypto';
import { guest, idOf, type Actor } from '../auth/actor.ts';
import { findCollection } from '../collections/collections.ts';
import { anyTable } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';

/** Who listens, as far as it is kept with the connection. */
export interface Listener {
  readonly account: {
    readonly collection: string;
    readonly id: string;
    /** Hash of the key of the account's sessions: it changes when those end. */
    readonly session: string;
  } | null;
  readonly visitor: string | null;
}

function sessionOf(tokenKey: unknown): string {
  return createHash('sha256').update(String(tokenKey)).digest('base64url');
}

export function toListener({ account, visitor }: Actor): Listener {
  if (account === null) return { account: null, visitor };
  const session = sessionOf(account.row['tokenKey']);
  return { account: { collection: account.collection.id, id: idOf(account), session }, visitor };
}

/** The listener as he is now: who was deleted or whose sessions ended is a guest. */
export async function currentActor(db: Database, { account, visitor }: Listener): Promise<Actor> {
  const collection = account === null ? undefined : findCollection(account.collection);
  if (account === null || collection === undefined) return { ...guest, visitor };
  const row = await anyTable(db)
    .selectFrom(collection.name)
    .selectAll()
    .where('id', '=', account.id)
    .executeTakeFirst();
  if (row === undefined || sessionOf(row['tokenKey']) !== account.session || row['locked'] === 1)
    return { ...guest, visitor };
  return { account: { collection, row }, visitor };
}
