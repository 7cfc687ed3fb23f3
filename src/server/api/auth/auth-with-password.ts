import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../auth/accounts.ts';
import { isPassword } from '../../auth/passwords.ts';
import { openSession } from '../../auth/session.ts';
import { invalid } from '../../errors.ts';
import { networkOf } from '../../http/network-of.ts';
import { queryOf } from '../../http/query.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { normalEmail } from '../../records/email.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/**
 * `POST /api/collections/{collection}/auth-with-password` `{identity, password}`: the token and the account. The
 * answer to a wrong password and to an unknown account is the same.
 */
export function authWithPasswordRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, tokens, actorOf, limited, accountLimits, slowdown } = parts;
  const options = limited(limits.auth);
  app.post<InCollection>(
    '/api/collections/:collection/auth-with-password',
    options,
    async (request, reply) => {
      const collection = authCollectionIn(request);
      const { values } = await readBody(request);
      const { identity, password } = requiredTexts(values, ['identity', 'password']);
      const who = `${collection.name} ${normalEmail(identity)}`;
      // By address as well: otherwise whoever guesses keeps the owner out.
      accountLimits(reply, 'auth', `${who} ${networkOf(request.ip)}`);
      await slowdown.wait(who);
      const account = await findAccount(db, collection, identity);
      const stored = account === undefined ? undefined : String(account.row['password']);
      if (!(await isPassword(password, stored)) || account === undefined) {
        slowdown.wrong(who);
        throw invalid({}, 'Failed to authenticate.');
      }
      const actor = await actorOf(request);
      return openSession({ db, now: clock(), tokens }, account, actor, queryOf(request)['expand']);
    },
  );
}
