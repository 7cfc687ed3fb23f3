import type { FastifyInstance } from 'fastify';
import { guest, isSuperuser } from '../../auth/actor.ts';
import { forbidden } from '../../errors.ts';
import { queryOf } from '../../http/query.ts';
import type { AdminParts } from './admin-parts.ts';

/**
 * `GET /api/backups/{key}?token=…`: a copy of the database, with a superuser's token from `POST /api/files/token` in
 * the address, so that a browser can save it.
 */
export function downloadBackupRoute(app: FastifyInstance, { backups, tokens }: AdminParts): void {
  app.get<{ Params: { key: string } }>('/api/backups/:key', async (request, reply) => {
    const read = await tokens.read(queryOf(request)['token'] ?? '', 'file');
    if (!isSuperuser({ ...guest, account: read?.account ?? null })) throw forbidden();
    const { key } = request.params;
    return reply
      .type('application/vnd.sqlite3')
      .header('content-disposition', `attachment; filename="${key}"`)
      .send(await backups.read(key));
  });
}
