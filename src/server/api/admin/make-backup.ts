import type { FastifyInstance } from 'fastify';
import { readBody, textIn } from '../../http/read-body.ts';
import type { AdminParts } from './admin-parts.ts';

/** `POST /api/backups` `{name?}`: copies the embedded database as it is at this moment. */
export function makeBackupRoute(app: FastifyInstance, { backups }: AdminParts): void {
  app.post('/api/backups', async (request, reply) => {
    await backups.make(textIn((await readBody(request)).values, 'name'));
    return reply.status(204).send();
  });
}
