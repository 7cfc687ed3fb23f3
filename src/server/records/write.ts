import type { Actor } from '../auth/actor.ts';
import { noteAdminActions, type AdminAction } from '../audit/note-admin-action.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { loginMails } from '../mail/login-mails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { keepOverview } from '../overview/keep-overview.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { RecordEvent } from './events.ts';
import type { Writing } from './write-record.ts';

function toAction({ action, collection, row, changed }: RecordEvent): AdminAction {
  const detail = changed ? { fields: changed } : {};
  return { action, target: collection.name, record: String(row['id']), detail };
}

export interface WriteParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly realtime: Realtime;
  /** Tells accounts that their address or password was changed. */
  readonly mailer: Mailer;
}

/**
 * Does work that changes rows in one transaction, and tells of the changes once they are committed. Changes of
 * superusers are kept in the audit log; whose login was changed is told by mail, whoever did it.
 */
export async function write<T>(
  { db, clock, realtime, mailer }: WriteParts,
  actor: Actor,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const events: RecordEvent[] = [];
  const done = await db.transaction().execute(async (trx) => {
    const result = await work({ db: trx, actor, now: clock(), events });
    const told = [...events, ...(await keepOverview(trx, events))];
    await realtime.noteEvents(trx, told);
    await noteAdminActions(trx, actor, clock(), events.map(toAction));
    return { result, told };
  });
  realtime.tell(done.told);
  for (const mail of events.flatMap((event) => loginMails(event))) mailer.send(mail);
  return done.result;
}
