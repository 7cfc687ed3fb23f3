import type { FastifyInstance } from 'fastify';
import { readings } from '../../collections/operation.ts';
import { retryReading } from '../../usecases/retry-reading.ts';
import type { AdminParts } from './admin-parts.ts';
import { listPage } from './list-page.ts';

/**
 * `GET /api/readings`: the queue of files that are read, newest first, page by page. `POST /api/readings/{id}/retry`
 * reads one again at once, given up or not.
 */
export function readingsRoutes(app: FastifyInstance, parts: AdminParts): void {
  app.get('/api/readings', async (request) => listPage(parts, readings, request, '-created'));
  app.post<{ Params: { id: string } }>('/api/readings/:id/retry', async (request, reply) => {
    await retryReading(parts, await parts.actorOf(request), request.params.id);
    return reply.status(204).send();
  });
}
