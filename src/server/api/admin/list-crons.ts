import type { FastifyInstance } from 'fastify';
import { minute } from '../../clock.ts';
import { jobs } from '../../jobs/jobs.ts';
import type { AdminParts } from './admin-parts.ts';

/** How often a job runs, as a cron expression. */
function toExpression(every: number): string {
  const minutes = Math.round(every / minute);
  if (minutes < 60) return minutes === 1 ? '* * * * *' : `*/${minutes} * * * *`;
  const hours = Math.round(minutes / 60);
  return hours >= 24 ? '0 0 * * *' : `0 */${hours} * * *`;
}

/** `GET /api/crons`: what the server does by the clock. */
export function listCronsRoute(app: FastifyInstance, _parts: AdminParts): void {
  app.get('/api/crons', async () =>
    jobs.map(({ name, every }) => ({ id: name, expression: toExpression(every) })),
  );
}
