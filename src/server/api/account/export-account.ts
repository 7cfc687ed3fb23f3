import type { FastifyInstance } from 'fastify';
import { users } from '../../collections/accounts.ts';
import { accountIn } from '../../http/actor-of.ts';
import { limits } from '../../http/rate-limits.ts';
import { exportAccount } from '../../usecases/export-account.ts';
import type { ApiParts } from '../parts.ts';

/** `GET /api/exportAccount`: everything that is stored for the account, as a ZIP. */
export function exportAccountRoute(app: FastifyInstance, { db, clock, actorOf, limited }: ApiParts): void {
  app.get('/api/exportAccount', limited(limits.costly), async (request, reply) => {
    const account = accountIn(await actorOf(request), users);
    const zip = await exportAccount(db, clock(), account);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="Klarzeugnis-Daten.zip"')
      .send(Buffer.from(zip));
  });
}
