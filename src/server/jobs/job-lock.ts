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

/**
 * Gives a claimed job back; it is due again `every` after its start.
 * @param fault what it failed with, without content; '' for nothing
 */
export async function releaseJob(db: Database, job: Job, now: Date, fault: string): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ leased_until: '', ended: toTimestamp(now), fault })
    .where('name', '=', job.name)
    .execute();
}

/** Notes a run that somebody asked for; others that are due are not kept from it. */
export async function noteRun(
  db: Database,
  { name }: Job,
  { started, ended, fault }: { readonly started: Date; readonly ended: Date; readonly fault: string },
): Promise<void> {
  const told = { started: toTimestamp(started), ended: toTimestamp(ended), fault };
  await db
    .insertInto('job_runs')
    .values({ name, leased_until: '', ...told })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(told))
    .execute();
}

/** The name of a fault, which holds nothing of anybody. */
export function faultName(fault: unknown): string {
  return fault instanceof Error ? fault.name : typeof fault;
}
