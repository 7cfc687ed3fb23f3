import type { FastifyInstance } from 'fastify';
import { timestampAfter, toTimestamp } from '../../clock.ts';
import { jobs } from '../../jobs/jobs.ts';
import type { AdminParts } from './admin-parts.ts';

/** `GET /api/jobs`: what is done by the clock, when it was last begun and is next due, and whether it runs now. */
export function listJobsRoute(app: FastifyInstance, { db, clock }: AdminParts): void {
  app.get('/api/jobs', async () => {
    const runs = await db.selectFrom('job_runs').selectAll().execute();
    const now = toTimestamp(clock());
    return {
      items: jobs.map(({ name, every }) => {
        const { started = '', leased_until = '' } = runs.find((run) => run.name === name) ?? {};
        const next = started === '' ? '' : timestampAfter(new Date(started.replace(' ', 'T')), every);
        return { id: name, every, started, next, running: leased_until > now };
      }),
    };
  });
}
