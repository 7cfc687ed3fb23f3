import { minute } from '../clock.ts';
import type { JobParts } from './job.ts';
import { jobs } from './jobs.ts';
import { runDueJobs } from './run-due-jobs.ts';

/**
 * Looks for due jobs now and every minute.
 * @param onFault see `runDueJobs`
 * @returns a function that stops it and waits for what is under way
 */
export function startJobs(
  parts: JobParts,
  onFault: (fault: unknown, name: string) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    underWay = underWay.then(() => runDueJobs(parts, jobs, onFault));
  };
  look();
  const timer = setInterval(look, minute);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
