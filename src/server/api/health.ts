import type { FastifyInstance } from 'fastify';

/** `GET /api/health`: the server is up. */
export function health(app: FastifyInstance): void {
  app.get('/api/health', () => ({ code: 200, message: 'API is healthy.', data: {} }));
}
