import type { FastifyInstance } from 'fastify';
import { users } from '../../collections/accounts.ts';
import { emailIn } from '../../http/email-in.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody, textIn } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { resetPasswordByToken } from '../../usecases/reset-password-by-token.ts';
import { maxTokenLength, type ApiParts } from '../parts.ts';

/** `POST /api/setPassword` `{email, password, token}`: the new password of somebody who followed the link to it. */
export function setPasswordRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post('/api/setPassword', parts.limited(limits.auth), async (request) => {
    const { values } = await readBody(request);
    const email = emailIn(values, 'email');
    const { token } = requiredTexts(values, ['token'], maxTokenLength);
    const password = textIn(values, 'password');
    // This call asks for the password once.
    await resetPasswordByToken(
      parts,
      token,
      { password, passwordConfirm: password },
      ({ collection, row }) => collection === users && row['email'] === email,
    );
    return {};
  });
}
