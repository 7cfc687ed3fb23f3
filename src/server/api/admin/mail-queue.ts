import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import { waitingMails } from '../../collections/operation.ts';
import { notFound } from '../../errors.ts';
import { forgetMail } from '../../mail/mail-queue.ts';
import { retryMail } from '../../mail/waiting-mails.ts';
import type { AdminParts } from './admin-parts.ts';
import { listPage } from './list-page.ts';

interface ById {
  Params: { id: string };
}

/**
 * `GET /api/mails`: what the mail server has not taken, newest first, page by page. `POST /api/mails/{id}/retry` tries one again at once,
 * `DELETE /api/mails/{id}` drops it.
 */
export function mailQueueRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { db, clock, mailer, actorOf } = parts;
  app.get('/api/mails', async (request) => {
    const { items, ...page } = await listPage(parts, waitingMails, request, '-created');
    // Without a time for its next try it is given up.
    return {
      ...page,
      items: items.map((mail) => ({ ...mail, state: mail['due'] === '' ? 'failed' : 'waiting' })),
    };
  });
  app.post<ById>('/api/mails/:id/retry', async (request, reply) => {
    const { id } = request.params;
    if (!(await retryMail(db, id, clock()))) throw notFound();
    const action = { action: 'retry', target: 'mails', record: id };
    await noteAdminActions(db, await actorOf(request), clock(), [action]);
    await mailer.sendWaiting();
    return reply.status(204).send();
  });
  app.delete<ById>('/api/mails/:id', async (request, reply) => {
    const { id } = request.params;
    const action = { action: 'delete', target: 'mails', record: id };
    await noteAdminActions(db, await actorOf(request), clock(), [action]);
    await forgetMail(db, id);
    return reply.status(204).send();
  });
}
