import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../auth/accounts.ts';
import { users } from '../../collections/accounts.ts';
import { invalid } from '../../errors.ts';
import { emailIn } from '../../http/email-in.ts';
import { networkOf } from '../../http/network-of.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { sendPasswordReset } from '../../usecases/send-password-reset.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/resetPassword` `{email}`: sends the link for a new password; 400 „Email not found“ without account. */
export function resetPasswordRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, limited, accountLimits } = parts;
  app.post('/api/resetPassword', limited(limits.mail), async (request, reply) => {
    const email = emailIn((await readBody(request)).values, 'email');
    accountLimits(reply, 'mail', `${email} ${networkOf(request.ip)}`);
    const account = await findAccount(db, users, email);
    if (account === undefined) throw invalid({}, 'Email not found');
    await sendPasswordReset(parts, account);
    return {};
  });
}
