import { toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';

/** A mail that is not with the mail server, as superusers see it: without its text and address. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly account: string;
  readonly tries: number;
  readonly due: string;
  readonly expires: string;
  readonly fault: string;
  readonly created: string;
  readonly state: 'waiting' | 'failed';
}

/** Mails that wait or were given up, newest first. */
export async function listWaitingMails(db: Database): Promise<WaitingMail[]> {
  const rows = await db
    .selectFrom('waiting_mails')
    .select(['id', 'kind', 'account', 'tries', 'due', 'expires', 'fault', 'created'])
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, state: row.due === '' ? 'failed' : 'waiting' }));
}

/** Makes a mail due now, given up or not. @returns false when it is not there (any more) */
export async function retryMail(db: Database, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('waiting_mails')
    .set({ due: toTimestamp(now) })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
