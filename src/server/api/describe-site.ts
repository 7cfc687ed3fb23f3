import type { FastifyInstance } from 'fastify';
import type { AdminParts } from './admin/admin-parts.ts';
import { describeSite } from '../usecases/describe-site.ts';

/** `GET /api/site`: what every visitor may know of the service. */
export function describeSiteRoute(app: FastifyInstance, { db, config, clock }: AdminParts): void {
  app.get('/api/site', async () => describeSite(db, config, clock()));
}
