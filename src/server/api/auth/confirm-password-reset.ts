import type { FastifyInstance } from 'fastify';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { resetPasswordByToken } from '../../usecases/reset-password-by-token.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import { maxTokenLength, type ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/confirm-password-reset` `{token, password, passwordConfirm}`. */
export function confirmPasswordResetRoute(app: FastifyInstance, parts: ApiParts): void {
  const options = parts.limited(limits.auth);
  app.post<InCollection>(
    '/api/collections/:collection/confirm-password-reset',
    options,
    async (request, reply) => {
      const collection = authCollectionIn(request);
      const { values } = await readBody(request);
      const { token } = requiredTexts(values, ['token'], maxTokenLength);
      await resetPasswordByToken(parts, token, values, (account) => account.collection === collection);
      return reply.status(204).send();
    },
  );
}
