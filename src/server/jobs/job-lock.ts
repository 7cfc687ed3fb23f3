import { minute, timestampAfter, toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import type { Job } from './job.ts';

/** A server that dies while working keeps the others waiting for this long. */
const lease = 5 * minute;

/**
 * Takes a job when it is due and nobody works on it. Its row is the lock, so that of several servers exactly one
 * gets `true`.
 */
export async function claimJob(db: Database, job: Job, now: Date): Promise<boolean> {
  await db
    .insertInto('job_runs')
    .values({ name: job.name, started: '', leased_until: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const claimed = await db
    .updateTable('job_runs')
    .set({ started: toTimestamp(now), leased_until: timestampAfter(now, lease) })
    .where('name', '=', job.name)
    .where('started', '<=', timestampAfter(now, -job.every))
    .where('leased_until', '<=', toTimestamp(now))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Gives a claimed job back; it is due again `every` after its start. */
export async function releaseJob(db: Database, job: Job): Promise<void> {
  await db.updateTable('job_runs').set({ leased_until: '' }).where('name', '=', job.name).execute();
}
