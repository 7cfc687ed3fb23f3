import type { FastifyInstance } from 'fastify';
import { idOf } from '../../auth/actor.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { changeEmail } from '../../usecases/change-email.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import { maxTokenLength, type ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/confirm-email-change` `{token, password}`. */
export function confirmEmailChangeRoute(app: FastifyInstance, parts: ApiParts): void {
  const { tokens, limited, accountLimits } = parts;
  const options = limited(limits.auth);
  app.post<InCollection>(
    '/api/collections/:collection/confirm-email-change',
    options,
    async (request, reply) => {
      const collection = authCollectionIn(request);
      const { values } = await readBody(request);
      const { token, password } = requiredTexts(values, ['token', 'password'], maxTokenLength);
      // Who changed the address of a session that is not his must not get to guess its password.
      const meant = await tokens.read(token, 'emailChange');
      if (meant) accountLimits(reply, 'auth', idOf(meant.account));
      await changeEmail(parts, collection, token, password);
      return reply.status(204).send();
    },
  );
}
