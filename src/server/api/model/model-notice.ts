import type { FastifyInstance } from 'fastify';
import type { ApiParts } from '../parts.ts';

/** `GET /api/model`: who would read along, for the notice before the consent; `{model: null}` where nobody would. */
export function modelNoticeRoute(app: FastifyInstance, { model }: ApiParts): void {
  app.get('/api/model', async () => ({ model: model?.notice ?? null }));
}
