import type { FastifyInstance } from 'fastify';
import { describeSettings } from '../../usecases/describe-settings.ts';
import type { AdminParts } from './admin-parts.ts';

/** `GET /api/settings`: how this service is set up, without secrets, and the central options. */
export function viewSettingsRoute(app: FastifyInstance, { db, config }: AdminParts): void {
  app.get('/api/settings', async () => describeSettings(db, config));
}
