import type { FastifyInstance } from 'fastify';
import type { AdminParts } from './admin-parts.ts';

/** `GET /api/backups`: the copies of the embedded database. */
export function listBackupsRoute(app: FastifyInstance, { backups }: AdminParts): void {
  app.get('/api/backups', async () => backups.list());
}
