import type { FastifyInstance } from 'fastify';
import { timestampAfter, toTimestamp } from '../../clock.ts';
import type { Database, JobsTable } from '../../database/tables.ts';
import { jobs } from '../../jobs/jobs.ts';
import type { AdminParts } from './admin-parts.ts';

/** How many of the files that are read are in each state. */
async function countReadings(db: Database): Promise<Record<JobsTable['state'], number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['state', (count) => count.fn.countAll().as('total')])
    .groupBy('state')
    .execute();
  const none = { waiting: 0, running: 0, done: 0, dead: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, total }) => [state, Number(total)])) };
}

/**
 * `GET /api/jobs`: what is done by the clock, when it was last begun and is next due, whether it runs now and what it
 * failed with last; and how full the queue of readings is (`GET /api/readings` lists it).
 */
export function listJobsRoute(app: FastifyInstance, { db, clock }: AdminParts): void {
  app.get('/api/jobs', async () => {
    const runs = await db.selectFrom('job_runs').selectAll().execute();
    const now = toTimestamp(clock());
    return {
      items: jobs.map(({ name, every }) => {
        const {
          started = '',
          leased_until = '',
          ended = '',
          fault = '',
        } = runs.find((run) => run.name === name) ?? {};
        const next = started === '' ? '' : timestampAfter(new Date(started.replace(' ', 'T')), every);
        return { id: name, every, started, next, running: leased_until > now, ended, fault };
      }),
      readings: await countReadings(db),
    };
  });
}
