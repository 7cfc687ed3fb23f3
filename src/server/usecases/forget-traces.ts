import { day, hour, minute, timestampAfter } from '../clock.ts';
import { keepGivenUp } from '../mail/mail-queue.ts';
import { keepPending } from '../newsletter/subscriptions.ts';
import type { WriteParts } from '../records/write.ts';

/** How long what the server notes for itself is kept. */
const retention = {
  _logs: 14 * day,
  audit: 365 * day,
  _otps: hour,
  sent_mails: day,
  model_use: 2 * day,
  waiting_mails: keepGivenUp,
  events: 2 * minute,
  tombstones: 365 * day,
  // Longer than any link is good, so that old ones are still told from wrong ones.
  invitation_tokens: 400 * day,
  // Longer than a connection lasts: what is left of servers that died.
  realtime_clients: 35 * minute,
} as const;
const tables = Object.keys(retention) as (keyof typeof retention)[];

/** Deletes log entries, used codes and notes between servers when their time is over. */
export async function forgetTraces({ db, clock }: WriteParts): Promise<void> {
  for (const table of tables) {
    const before = timestampAfter(clock(), -retention[table]);
    await db.deleteFrom(table).where('created', '<=', before).execute();
  }
  await db
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('updated', '<=', timestampAfter(clock(), -keepPending))
    .execute();
}
