import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import { users } from '../collections/accounts.ts';
import { accountIn } from '../http/actor-of.ts';
import { limits } from '../http/rate-limits.ts';
import { duplicateCertificate } from '../usecases/overview/duplicate-certificate.ts';
import { renameDocument } from '../usecases/overview/rename-document.ts';
import { restoreDocument, trashDocument } from '../usecases/overview/trash-document.ts';
import { line, read } from './invitations/read-wish.ts';
import type { ApiParts } from './parts.ts';

interface OfDocument {
  Params: { id: string };
}

const naming = z.object({ name: line(200) });

/**
 * What the owner does with one of his documents in a list, each answered with what the overview says of it then:
 * `POST /api/overview/{id}/rename` `{name}`, `…/trash`, `…/restore`, `…/duplicate`. Deleting for good is `DELETE` of
 * the record itself. He needs an account: what visitors make is gone soon anyway.
 */
export function overviewRoutes(app: FastifyInstance, parts: ApiParts): void {
  const often = parts.limited(limits.create);
  const owner = async (request: FastifyRequest): Promise<Actor> => {
    const actor = await parts.actorOf(request);
    accountIn(actor, users);
    return actor;
  };
  app.post<OfDocument>('/api/overview/:id/rename', often, async (request) => {
    const { name } = read(naming, request.body);
    return renameDocument(parts, await owner(request), request.params.id, name);
  });
  app.post<OfDocument>('/api/overview/:id/trash', often, async (request) =>
    trashDocument(parts, await owner(request), request.params.id),
  );
  app.post<OfDocument>('/api/overview/:id/restore', often, async (request) =>
    restoreDocument(parts, await owner(request), request.params.id),
  );
  app.post<OfDocument>('/api/overview/:id/duplicate', often, async (request) =>
    duplicateCertificate(parts, await owner(request), request.params.id),
  );
}
