import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import type { AdminParts } from './admin-parts.ts';

/** `DELETE /api/backups/{key}`. */
export function deleteBackupRoute(app: FastifyInstance, { db, clock, actorOf, backups }: AdminParts): void {
  app.delete<{ Params: { key: string } }>('/api/backups/:key', async (request, reply) => {
    const { key } = request.params;
    await backups.remove(key);
    const action = { action: 'delete', target: 'backups', record: key };
    await noteAdminActions(db, await actorOf(request), clock(), [action]);
    return reply.status(204).send();
  });
}
