import { minute, timestampAfter, toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';

const pause = 2 * minute;

/**
 * Takes the right to send an account a mail of this kind: once in two minutes.
 * @returns false when there was one just before
 */
export async function mayMail(db: Database, account: string, kind: string, now: Date): Promise<boolean> {
  const times = { created: toTimestamp(now), updated: toTimestamp(now) };
  const again = await db
    .updateTable('sent_mails')
    .set(times)
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where('created', '<=', timestampAfter(now, -pause))
    .executeTakeFirst();
  if (again.numUpdatedRows > 0n) return true;
  const first = await db
    .insertInto('sent_mails')
    .values({ id: newId(), account, kind, ...times })
    .onConflict((conflict) => conflict.columns(['account', 'kind']).doNothing())
    .executeTakeFirst();
  return (first.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
