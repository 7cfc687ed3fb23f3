import { day, timestampAfter, toTimestamp } from '../clock.ts';
import { silenceMail } from '../mail/letters.ts';
import type { MailParts } from './mail-parts.ts';

/** After so long without a login an account is asked whether it is still needed. */
const silence = 365 * day;
export const graceDays = 30;

/** Sends every account that was silent for a year the mail that it will be deleted; once. */
export async function warnSilentAccounts({ db, clock, mailer, links }: MailParts): Promise<void> {
  const now = clock();
  const since = timestampAfter(now, -silence);
  const silent = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('warned', '=', '')
    .where('created', '<=', since)
    .where('last_seen', '<=', since)
    .execute();
  for (const { id, email } of silent) {
    const warned = await db
      .updateTable('users')
      .set({ warned: toTimestamp(now) })
      .where('id', '=', id)
      .where('warned', '=', '')
      .where('last_seen', '<=', since)
      .executeTakeFirst();
    if (warned.numUpdatedRows > 0n) mailer.send(silenceMail(email, links.login(), graceDays), id);
  }
  await mailer.settled();
}
