import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AdminParts } from './admin-parts.ts';

/** `GET /api/logs/stats`: how many entries there are for each hour. */
export function logStatsRoute(app: FastifyInstance, { db, requestLog }: AdminParts): void {
  app.get('/api/logs/stats', async () => {
    await requestLog.flush();
    const hour = sql<string>`substr(created, 1, 13)`;
    const hours = await db
      .selectFrom('_logs')
      .select([hour.as('hour'), (count) => count.fn.countAll().as('total')])
      .groupBy(hour)
      .orderBy(hour)
      .execute();
    return hours.map(({ hour: start, total }) => ({ total: Number(total), date: `${start}:00:00.000Z` }));
  });
}
