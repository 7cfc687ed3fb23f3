import { claimJob, faultName, releaseJob } from './job-lock.ts';
import type { Job, JobParts } from './job.ts';

/**
 * Runs each job that is due and that no other server runs. A job that fails leaves the others alone and is tried
 * again when it is due next.
 * @param onFault told what a job failed with
 * @returns names of the jobs that were run here
 */
export async function runDueJobs(
  parts: JobParts,
  jobs: readonly Job[],
  onFault: (fault: unknown, name: string) => void,
): Promise<string[]> {
  const { db, clock } = parts;
  const done: string[] = [];
  for (const job of jobs) {
    try {
      if (!(await claimJob(db, job, clock()))) continue;
      done.push(job.name);
      let failed = '';
      try {
        await job.work(parts);
      } catch (fault) {
        failed = faultName(fault);
        throw fault;
      } finally {
        await releaseJob(db, job, clock(), failed);
      }
    } catch (fault) {
      onFault(fault, job.name);
    }
  }
  return done;
}
