import type { FastifyInstance } from 'fastify';
import { logs } from '../../collections/operation.ts';
import type { AdminParts } from './admin-parts.ts';
import { listPage } from './list-page.ts';

/** `GET /api/logs`: what the API answered lately, newest first unless sorted otherwise. */
export function listLogsRoute(app: FastifyInstance, parts: AdminParts): void {
  app.get('/api/logs', async (request) => {
    await parts.requestLog.flush();
    return listPage(parts, logs, request, '-created');
  });
}
