import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import { guest, isSuperuser } from '../../auth/actor.ts';
import { forbidden } from '../../errors.ts';
import { accountIn } from '../../http/actor-of.ts';
import { queryOf } from '../../http/query.ts';
import type { AdminParts } from './admin-parts.ts';

/**
 * `GET /api/backups/{key}?token=…`: a copy of the database, with a superuser's token from `POST /api/files/token` in
 * the address, so that a browser can save it. Without one guests are answered 401, everybody else 403.
 */
export function downloadBackupRoute(
  app: FastifyInstance,
  { db, clock, actorOf, backups, tokens }: AdminParts,
): void {
  app.get<{ Params: { key: string } }>('/api/backups/:key', async (request, reply) => {
    const read = await tokens.read(queryOf(request)['token'] ?? '', 'file');
    const actor = { ...guest, account: read?.account ?? null };
    if (!isSuperuser(actor)) {
      accountIn(actor.account === null ? await actorOf(request) : actor);
      throw forbidden();
    }
    const { key } = request.params;
    const file = await backups.read(key);
    const action = { action: 'download', target: 'backups', record: key };
    await noteAdminActions(db, actor, clock(), [action]);
    return reply
      .type('application/vnd.sqlite3')
      .header('content-disposition', `attachment; filename="${key}"`)
      .send(file);
  });
}
