import type { FastifyInstance } from 'fastify';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { lookAtVerification } from '../../usecases/look-at-verification.ts';
import { maxTokenLength, type ApiParts } from '../parts.ts';

/** `POST /api/checkVerification` `{token}`: what the link of a verification mail is good for; confirms nothing. */
export function checkVerificationRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post('/api/checkVerification', parts.limited(limits.auth), async (request) => {
    const { values } = await readBody(request);
    return lookAtVerification(parts, requiredTexts(values, ['token'], maxTokenLength).token);
  });
}
