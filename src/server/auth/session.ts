import { day, timestampAfter, toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { anyTable } from '../database/engine.ts';
import { toRecords } from '../records/expand.ts';
import type { ApiRecord } from '../records/row.ts';
import { forbidden } from '../errors.ts';
import { idOf, isLocked, type Account, type Actor } from './actor.ts';
import type { Tokens } from './tokens.ts';

/** What a login is answered with. */
export interface Session {
  readonly token: string;
  readonly record: ApiRecord;
}

/** Rows that somebody made as a visitor become those of his account; from then on they are kept. */
export async function takeOver(db: Database, visitor: string | null, user: string): Promise<void> {
  if (visitor === null) return;
  for (const table of ['certificates', 'files', 'analyses', 'overview', 'tombstones'] as const) {
    await anyTable(db)
      .updateTable(table)
      .set({ owner: user, visitor: '', ...(table === 'analyses' ? { expires: '' } : {}) })
      .where('visitor', '=', visitor)
      .where('owner', '=', '')
      .execute();
  }
}

/** Who comes back keeps the account; once a day is often enough to note it. */
async function noteVisit(db: Database, { row }: Account, now: Date): Promise<void> {
  const recent = String(row['last_seen']) > timestampAfter(now, -day) && row['warned'] === '';
  if (recent) return;
  await db
    .updateTable('users')
    .set({ last_seen: toTimestamp(now), warned: '' })
    .where('id', '=', String(row['id']))
    .execute();
}

/**
 * Logs an account in.
 * @param actor who asked for it: what he made as a visitor is taken over
 * @param expand see `toRecords`
 * @throws ApiError 403 when the account is locked
 */
export async function openSession(
  { db, now, tokens }: { readonly db: Database; readonly now: Date; readonly tokens: Tokens },
  account: Account,
  actor: Actor,
  expand = '',
): Promise<Session> {
  if (isLocked(account)) throw forbidden('Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Support.');
  if (account.collection.name === 'users') {
    await takeOver(db, actor.visitor, idOf(account));
    await noteVisit(db, account, now);
  }
  const asked = { db, now, actor: { account, visitor: actor.visitor } };
  const [record = {}] = await toRecords(asked, account.collection, [account.row], expand);
  return { token: await tokens.issue(account, 'auth'), record };
}
