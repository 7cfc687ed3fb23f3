import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../auth/accounts.ts';
import { emailIn } from '../../http/email-in.ts';
import { networkOf } from '../../http/network-of.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { sendPasswordReset } from '../../usecases/send-password-reset.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/request-password-reset` `{email}`: 204 whether there is such an account or not. */
export function requestPasswordResetRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, limited, accountLimits } = parts;
  const options = limited(limits.mail);
  app.post<InCollection>(
    '/api/collections/:collection/request-password-reset',
    options,
    async (request, reply) => {
      const collection = authCollectionIn(request);
      const email = emailIn((await readBody(request)).values, 'email');
      accountLimits(reply, 'mail', `${email} ${networkOf(request.ip)}`);
      const account = await findAccount(db, collection, email);
      if (account) await sendPasswordReset(parts, account);
      return reply.status(204).send();
    },
  );
}
