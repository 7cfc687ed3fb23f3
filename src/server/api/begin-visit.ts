import type { FastifyInstance } from 'fastify';
import { newId } from '../ids.ts';
import { rememberVisitor, visitorOf } from '../http/visitor.ts';
import type { ApiParts } from './parts.ts';

/** `POST /api/visit`: gives a browser its cookie, without which a guest cannot store anything. */
export function beginVisitRoute(app: FastifyInstance, _parts: ApiParts): void {
  app.post('/api/visit', async (request, reply) => {
    rememberVisitor(reply, visitorOf(request) ?? newId());
    return reply.status(204).send();
  });
}
