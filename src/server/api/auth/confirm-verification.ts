import type { FastifyInstance } from 'fastify';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { verifyEmail } from '../../usecases/verify-email.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import { maxTokenLength, type ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/confirm-verification` `{token}`. */
export function confirmVerificationRoute(app: FastifyInstance, parts: ApiParts): void {
  const options = parts.limited(limits.auth);
  app.post<InCollection>(
    '/api/collections/:collection/confirm-verification',
    options,
    async (request, reply) => {
      const collection = authCollectionIn(request);
      const { values } = await readBody(request);
      const { token } = requiredTexts(values, ['token'], maxTokenLength);
      await verifyEmail(parts, collection, token);
      return reply.status(204).send();
    },
  );
}
