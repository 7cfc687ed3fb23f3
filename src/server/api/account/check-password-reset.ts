import type { FastifyInstance } from 'fastify';
import { users } from '../../collections/accounts.ts';
import { emailIn } from '../../http/email-in.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { maxTokenLength, type ApiParts } from '../parts.ts';

/**
 * `POST /api/checkPasswordReset` `{email, token}`: `{open}`, whether the link to a new password is still good; it stays
 * so. Nobody shall think of a password for a link that is over.
 */
export function checkPasswordResetRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post('/api/checkPasswordReset', parts.limited(limits.auth), async (request) => {
    const { values } = await readBody(request);
    const email = emailIn(values, 'email');
    const { token } = requiredTexts(values, ['token'], maxTokenLength);
    const { account } = (await parts.tokens.read(token, 'passwordReset')) ?? {};
    return { open: account?.collection === users && account.row['email'] === email };
  });
}
