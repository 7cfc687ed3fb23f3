import type { FastifyInstance } from 'fastify';
import { logs } from '../../collections/site.ts';
import { listQueryOf, queryOf } from '../../http/query.ts';
import { listRecords } from '../../records/list-records.ts';
import { toRecord } from '../../records/row.ts';
import type { AdminParts } from './admin-parts.ts';

/** `GET /api/logs`: what the API answered lately, newest first unless sorted otherwise. */
export function listLogsRoute(app: FastifyInstance, { db, clock, actorOf, requestLog }: AdminParts): void {
  app.get('/api/logs', async (request) => {
    await requestLog.flush();
    const asked = { db, actor: await actorOf(request), now: clock() };
    const query = listQueryOf({ sort: '-created', ...queryOf(request) });
    const { rows, totalItems } = await listRecords(asked, logs, query);
    return {
      page: query.page,
      perPage: query.perPage,
      totalItems,
      totalPages: totalItems < 0 ? -1 : Math.ceil(totalItems / query.perPage),
      items: rows.map((row) => toRecord(logs, row, asked.actor)),
    };
  });
}
