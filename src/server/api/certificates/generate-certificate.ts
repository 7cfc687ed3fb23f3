import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { unreadable } from '../../errors.ts';
import { limits } from '../../http/rate-limits.ts';
import { generateCertificate } from '../../usecases/generate-certificate.ts';
import type { ApiParts } from '../parts.ts';
import type { OfCertificate } from './certificate-in.ts';

const wish = z
  .object({
    version: z.number().int().min(0).optional(),
    seed: z.number().int().min(1).max(1_000_000).optional(),
  })
  .nullish();

/** `POST /api/certificates/{id}/generate` `{version?, seed?}`: writes the letter, answers with the record. */
export function generateCertificateRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post<OfCertificate>('/api/certificates/:id/generate', parts.limited(limits.create), async (request) => {
    const read = wish.safeParse(request.body);
    if (!read.success) throw unreadable();
    return generateCertificate(parts, await parts.actorOf(request), request.params.id, read.data ?? {});
  });
}
