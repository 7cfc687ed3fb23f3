import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import { users } from '../../collections/accounts.ts';
import { anyTable } from '../../database/engine.ts';
import { ApiError, notFound } from '../../errors.ts';
import { limits } from '../../http/rate-limits.ts';
import { isId } from '../../ids.ts';
import { sendVerification } from '../../usecases/send-verification.ts';
import type { AdminParts } from './admin-parts.ts';

/** `POST /api/users/{id}/verification`: sends a user the link that verifies his address once more. */
export function resendVerificationRoute(app: FastifyInstance, parts: AdminParts): void {
  const { db, clock, actorOf, limited } = parts;
  const options = limited(limits.mail);
  app.post<{ Params: { id: string } }>('/api/users/:id/verification', options, async (request, reply) => {
    const { id } = request.params;
    const table = anyTable(db).selectFrom(users.name).selectAll();
    const row = isId(id) ? await table.where('id', '=', id).executeTakeFirst() : undefined;
    if (row === undefined) throw notFound();
    if (row['verified'] === 1) throw new ApiError(400, 'Diese E-Mail-Adresse ist schon bestätigt.');
    await sendVerification(parts, { collection: users, row });
    const action = { action: 'resend-verification', target: users.name, record: id };
    await noteAdminActions(db, await actorOf(request), clock(), [action]);
    return reply.status(204).send();
  });
}
