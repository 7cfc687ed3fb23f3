import type { Actor } from '../auth/actor.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { RecordEvent } from './events.ts';
import type { Writing } from './write-record.ts';

export interface WriteParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly realtime: Realtime;
}

/** Does work that changes rows in one transaction, and tells of the changes once they are committed. */
export async function write<T>(
  { db, clock, realtime }: WriteParts,
  actor: Actor,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const events: RecordEvent[] = [];
  const done = await db.transaction().execute(async (trx) => {
    const result = await work({ db: trx, actor, now: clock(), events });
    await realtime.noteEvents(trx, events);
    return result;
  });
  realtime.tell(events);
  return done;
}
