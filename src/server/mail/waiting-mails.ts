import { toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';

/** Makes a mail due now, given up or not. @returns false when it is not there (any more) */
export async function retryMail(db: Database, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('waiting_mails')
    .set({ due: toTimestamp(now) })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
