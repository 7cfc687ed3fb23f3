import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import { subscribers } from '../../collections/operation.ts';
import { notFound } from '../../errors.ts';
import type { AdminParts } from './admin-parts.ts';
import { listPage } from './list-page.ts';

/**
 * `GET /api/subscribers`: who gets the newsletter or was asked, newest first, page by page.
 * `DELETE /api/subscribers/{id}` ends it for somebody who wants that by another way than his link.
 */
export function subscribersRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { db, clock, actorOf } = parts;
  app.get('/api/subscribers', async (request) => listPage(parts, subscribers, request, '-created'));
  app.delete<{ Params: { id: string } }>('/api/subscribers/:id', async (request, reply) => {
    const { id } = request.params;
    const actor = await actorOf(request);
    await db.transaction().execute(async (trx) => {
      const gone = await trx.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw notFound();
      const action = { action: 'delete', target: 'subscribers', record: id };
      await noteAdminActions(trx, actor, clock(), [action]);
    });
    return reply.status(204).send();
  });
}
