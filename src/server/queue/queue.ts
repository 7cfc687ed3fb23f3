import { sql } from 'kysely';
import { minute, timestampAfter, toTimestamp } from '../clock.ts';
import { engineOf } from '../database/engine.ts';
import type { Database, JobsTable } from '../database/tables.ts';
import { newId } from '../ids.ts';

const second = 1000;
/** A server that dies keeps its work from the others for this long; whoever works renews it in time. */
export const lease = 15 * second;
/** After so many times a job is given up: it lies among the dead and its analysis has failed. */
export const mostAttempts = 5;
/** Wait after the first failure; it doubles with each further one. */
const firstPause = 5 * second;
/** Longest pause. */
const longestPause = 10 * minute;

export interface NewJob {
  readonly analysis: string;
  /** Whom it is for: user or visitor. Each gets his turn, however much others have handed in. */
  readonly client: string;
  /** How much work it is. */
  readonly pages: number;
}

/** A machine, and how many jobs it may work on at a time, over all servers on it. */
export interface Host {
  readonly name: string;
  readonly slots: number;
}

/** A claimed job; its `worker` is the key without which nothing can be stored for it. */
export type ClaimedJob = Pick<JobsTable, 'id' | 'analysis' | 'client' | 'attempts' | 'worker'>;

/** Adds a job, inside the transaction that stores what it is about: either both are there or none. */
export async function addJob(db: Database, { analysis, client, pages }: NewJob, now: Date): Promise<void> {
  const at = toTimestamp(now);
  const empty = { started: '', lease_until: '', host: '', worker: '', fault: '' };
  await db
    .insertInto('jobs')
    .values({
      id: newId(),
      analysis,
      kind: 'read',
      client,
      pages,
      state: 'waiting',
      attempts: 0,
      run_at: at,
      ...empty,
      created: at,
      updated: at,
    })
    .execute();
}

/**
 * Takes the job whose turn it is, unless this machine is busy: that of the client with the least under way, then of
 * the one who waited longest since his last turn, then the oldest. A job whose server died is free after its lease.
 * @returns undefined when there is none
 */
export async function claimJob(db: Database, now: Date, host: Host): Promise<ClaimedJob | undefined> {
  // One statement of the embedded database sees and changes everything at once.
  if (engineOf(db) === 'sqlite') return takeJob(db, now, host);
  const at = toTimestamp(now);
  return db.transaction().execute(async (trx) => {
    // The row of the machine is its lock: two servers on it count one after the other.
    await trx
      .insertInto('job_hosts')
      .values({ id: host.name, claimed: at, created: at, updated: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ claimed: at }))
      .execute();
    return takeJob(trx, now, host);
  });
}

async function takeJob(db: Database, now: Date, host: Host): Promise<ClaimedJob | undefined> {
  const at = toTimestamp(now);
  const skip = engineOf(db) === 'postgres' ? sql`for update of one skip locked` : sql``;
  const { rows } = await sql<ClaimedJob>`
    update jobs set state = 'running', worker = ${newId()}, host = ${host.name}, started = ${at},
      lease_until = ${timestampAfter(now, lease)}, attempts = attempts + 1, updated = ${at}
    where id = (
      select one.id from jobs as one
      where ((one.state = 'waiting' and one.run_at <= ${at}) or (one.state = 'running' and one.lease_until <= ${at}))
        and (select count(*) from jobs as busy
          where busy.host = ${host.name} and busy.state = 'running' and busy.lease_until > ${at}) < ${host.slots}
      order by
        (select count(*) from jobs as other
          where other.client = one.client and other.state = 'running' and other.lease_until > ${at}),
        coalesce((select max(other.started) from jobs as other where other.client = one.client), ''),
        one.created, one.id
      limit 1 ${skip}
    )
    returning id, analysis, client, attempts, worker`.execute(db);
  return rows[0];
}

/** Moves the end of the lease; false when somebody else has the job by now, or it was cancelled. */
export async function renewJob(db: Database, job: ClaimedJob, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: timestampAfter(now, lease) })
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function settle(
  db: Database,
  job: ClaimedJob,
  now: Date,
  values: Partial<JobsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...values, worker: '', lease_until: '', updated: toTimestamp(now) })
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a job, inside the transaction that stores its outcome; false when it is no longer ours. */
export async function finishJob(db: Database, job: ClaimedJob, now: Date): Promise<boolean> {
  return settle(db, job, now, { state: 'done' });
}

/** Puts a job back as if it had not been begun, for a server that stops. */
export async function releaseJob(db: Database, job: ClaimedJob, now: Date): Promise<void> {
  await settle(db, job, now, { state: 'waiting', run_at: toTimestamp(now), attempts: job.attempts - 1 });
}

/** Puts a job that failed back for later; each time the pause doubles. */
export async function retryJob(db: Database, job: ClaimedJob, now: Date, fault: string): Promise<void> {
  const pause = Math.min(longestPause, firstPause * 2 ** (job.attempts - 1));
  await settle(db, job, now, { state: 'waiting', run_at: timestampAfter(now, pause), fault });
}

/** Gives a job up; it stays for the operator to see. False when it is no longer ours. */
export async function buryJob(db: Database, job: ClaimedJob, now: Date, fault: string): Promise<boolean> {
  return settle(db, job, now, { state: 'dead', fault });
}
