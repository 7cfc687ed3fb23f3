import type { FastifyInstance } from 'fastify';
import { limits } from '../http/rate-limits.ts';
import { readBody, textIn } from '../http/read-body.ts';
import { cancelReading } from '../usecases/cancel-reading.ts';
import { correctText } from '../usecases/correct-text.ts';
import type { ApiParts } from './parts.ts';

interface ById {
  Params: { id: string };
}

/**
 * `PATCH /api/analyses/{id}/text` takes `{text}` as it was corrected and answers with the finished record;
 * `POST /api/analyses/{id}/cancel` stops the reading.
 */
export function correctAnalysisRoute(app: FastifyInstance, parts: ApiParts): void {
  const { actorOf, limited } = parts;
  app.patch<ById>('/api/analyses/:id/text', limited(limits.costly), async (request) => {
    const { values } = await readBody(request);
    return correctText(parts, await actorOf(request), request.params.id, textIn(values, 'text'));
  });
  app.post<ById>('/api/analyses/:id/cancel', async (request) =>
    cancelReading(parts, await actorOf(request), request.params.id),
  );
}
