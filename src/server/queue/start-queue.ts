import { setTimeout as sleep } from 'node:timers/promises';
import { ReaderFault } from '#documents/read/reader-fault.ts';
import { guest } from '../auth/actor.ts';
import { write } from '../records/write.ts';
import { changeAnalysis } from '../reading/change-analysis.ts';
import { JobLost, readAnalysis } from '../reading/read-analysis.ts';
import type { ReadingParts } from '../reading/reading-parts.ts';
import { tellWaiting } from '../reading/tell-waiting.ts';
import {
  buryJob,
  claimJob,
  mostAttempts,
  releaseJob,
  renewJob,
  retryJob,
  type ClaimedJob,
  type Host,
} from './queue.ts';

/** How often to look for work that other servers took in. */
const lookEvery = 1000;
/** How often a lease is renewed: several times before it ends. */
const renewEvery = 3000;

const givenUp =
  'Das Lesen ist mehrmals gescheitert. Bitte die Datei noch einmal hochladen oder den Text einfügen.';

/** What a worker tells of a job that failed. */
export type OnFault = (fault: unknown, attempts: number) => void;

/**
 * Works off the queue, as many jobs at a time as the machine has places.
 * @returns a function that stops it; jobs in the middle of a page are put back for others
 */
export function startQueue(parts: ReadingParts, host: Host, onFault: OnFault): () => Promise<void> {
  const stopping = new AbortController();
  const lanes = Array.from({ length: host.slots }, async () => {
    while (!stopping.signal.aborted) {
      const worked = await workOnce(parts, host, onFault, stopping.signal).catch(async (fault: unknown) => {
        onFault(fault, 0);
        await sleep(lookEvery);
        return false;
      });
      if (!worked) await parts.bell.wait(lookEvery, stopping.signal);
    }
  });
  return async () => {
    stopping.abort(new Error('the server stops'));
    await Promise.all(lanes);
  };
}

/**
 * Takes the next job and does it.
 * @returns false when there was none to do
 */
export async function workOnce(
  parts: ReadingParts,
  host: Host,
  onFault: OnFault,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  if (!(await isAnyDue(parts))) return false;
  const job = await claimJob(parts.db, parts.clock(), host);
  if (job === undefined) return false;
  if (job.attempts > mostAttempts) {
    await giveUp(parts, job, 'its server died each time');
    return true;
  }
  await tellWaiting(parts, host.slots);
  await doJob(parts, job, onFault, stopping);
  return true;
}

/** Cheap, so that nobody locks anything just to see that there is nothing to do. */
async function isAnyDue({ db }: ReadingParts): Promise<boolean> {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

async function doJob(
  parts: ReadingParts,
  job: ClaimedJob,
  onFault: OnFault,
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock } = parts;
  const lost = new AbortController();
  const renew = setInterval(() => {
    renewJob(db, job, clock()).then(
      (held) => held || lost.abort(new JobLost()),
      // The database is away for a moment: the lease lasts longer than that, or it shows when storing.
      () => {},
    );
  }, renewEvery);
  try {
    await readAnalysis(parts, job, AbortSignal.any([stopping, lost.signal]));
  } catch (fault) {
    // Cancelled, deleted, or taken over after a long silence.
    if (fault instanceof JobLost) return;
    if (stopping.aborted) {
      await releaseJob(db, job, clock());
      return;
    }
    onFault(fault, job.attempts);
    const kind = fault instanceof Error ? fault.name : typeof fault;
    const told = fault instanceof ReaderFault ? fault.message : givenUp;
    if (job.attempts >= mostAttempts) await giveUp(parts, job, kind, told);
    else await retryJob(db, job, clock(), kind);
  } finally {
    clearInterval(renew);
  }
}

/** What was uploaded stays sealed for a while: a superuser may have it read again, see `retryReading`. */
async function giveUp(parts: ReadingParts, job: ClaimedJob, fault: string, told = givenUp): Promise<void> {
  await write(parts, guest, async (writing) => {
    if (!(await buryJob(writing.db, job, writing.now, fault))) return;
    await changeAnalysis(writing, job.analysis, { status: 'failed', progress: 'null', failure: told });
  });
}
