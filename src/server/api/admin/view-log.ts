import type { FastifyInstance } from 'fastify';
import { logs } from '../../collections/operation.ts';
import { notFound } from '../../errors.ts';
import { findRow } from '../../records/access.ts';
import { toRecord } from '../../records/row.ts';
import type { AdminParts } from './admin-parts.ts';

/** `GET /api/logs/{id}`. */
export function viewLogRoute(app: FastifyInstance, { db, clock, actorOf }: AdminParts): void {
  app.get<{ Params: { id: string } }>('/api/logs/:id', async (request) => {
    const asked = { db, actor: await actorOf(request), now: clock() };
    const row = await findRow(asked, logs, 'view', request.params.id);
    if (row === undefined) throw notFound();
    return toRecord(logs, row, asked.actor);
  });
}
