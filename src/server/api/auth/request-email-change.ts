import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../auth/accounts.ts';
import { idOf } from '../../auth/actor.ts';
import { invalid } from '../../errors.ts';
import { accountIn } from '../../http/actor-of.ts';
import { emailIn } from '../../http/email-in.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { emailChangeMail } from '../../mail/letters.ts';
import { emailTaken } from '../../records/faults.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/request-email-change` `{newEmail}`: sends a link to the new address. */
export function requestEmailChangeRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, tokens, actorOf, mailer, links, limited, accountLimits } = parts;
  const options = limited(limits.mail);
  app.post<InCollection>(
    '/api/collections/:collection/request-email-change',
    options,
    async (request, reply) => {
      const collection = authCollectionIn(request);
      const account = accountIn(await actorOf(request), collection);
      const newEmail = emailIn((await readBody(request)).values, 'newEmail');
      accountLimits(reply, 'mail', idOf(account));
      if (await findAccount(db, collection, newEmail)) throw invalid({ newEmail: emailTaken });
      const email = String(account.row['email']);
      const token = await tokens.issue(account, 'emailChange', { email, newEmail });
      mailer.send(emailChangeMail(newEmail, links.confirmEmail(token)), idOf(account));
      return reply.status(204).send();
    },
  );
}
