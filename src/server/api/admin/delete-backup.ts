import type { FastifyInstance } from 'fastify';
import type { AdminParts } from './admin-parts.ts';

/** `DELETE /api/backups/{key}`. */
export function deleteBackupRoute(app: FastifyInstance, { backups }: AdminParts): void {
  app.delete<{ Params: { key: string } }>('/api/backups/:key', async (request, reply) => {
    await backups.remove(request.params.key);
    return reply.status(204).send();
  });
}
