import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import { readBody, textIn } from '../../http/read-body.ts';
import type { AdminParts } from './admin-parts.ts';

/** `POST /api/backups` `{name?}`: copies the embedded database as it is at this moment. */
export function makeBackupRoute(app: FastifyInstance, { db, clock, actorOf, backups }: AdminParts): void {
  app.post('/api/backups', async (request, reply) => {
    const name = textIn((await readBody(request)).values, 'name');
    await backups.make(name);
    const action = { action: 'create', target: 'backups', record: name };
    await noteAdminActions(db, await actorOf(request), clock(), [action]);
    return reply.status(204).send();
  });
}
