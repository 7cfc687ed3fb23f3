import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import { users } from '../../collections/accounts.ts';
import { UnknownToken } from '../../errors.ts';
import { accountIn } from '../../http/actor-of.ts';
import { limits } from '../../http/rate-limits.ts';
import { sendFile } from '../../http/send-file.ts';
import { reportOnAnalysis } from '../../usecases/report-on-analysis.ts';
import { openShare, type OpenShare } from '../../usecases/sharing/open-share.ts';
import { revokeShare, shareDocument } from '../../usecases/sharing/share-document.ts';
import { viewSharedAnalysis, viewSharedCertificate } from '../../usecases/sharing/view-share.ts';
import { signedDocument } from '../../usecases/signing/signed-document.ts';
import { letterPdf } from '../../usecases/write-letter.ts';
import { isToken } from '../invitations/invitation-in.ts';
import { read } from '../invitations/read-wish.ts';
import type { ApiParts } from '../parts.ts';

interface OfRow {
  Params: { id: string };
}

const sharing = z.object({ days: z.number().int().min(1).max(365).default(30) }).default({ days: 30 });

/** Carries the token of a link: addresses are written into logs and histories, headers are not. */
const header = 'x-share';

/**
 * `POST /api/overview/{id}/shares` `{days?}` makes a link for a document, `POST /api/shares/{id}/revoke` takes one
 * back. Whoever holds one reads `GET /api/shared/{certificate|analysis}` and its file `…/document.pdf`.
 */
export function shareRoutes(app: FastifyInstance, parts: ApiParts): void {
  const often = parts.limited(limits.create);
  const owner = async (request: FastifyRequest): Promise<Actor> => {
    const actor = await parts.actorOf(request);
    accountIn(actor, users);
    return actor;
  };
  const opened = async (
    kind: 'certificate' | 'analysis',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<OpenShare> => {
    const token = request.headers[header];
    try {
      return await openShare(parts, parts.secret, kind, typeof token === 'string' ? token : '');
    } catch (fault) {
      if (fault instanceof UnknownToken && isToken(token)) parts.guessLimits.wrong(reply, request.ip);
      throw fault;
    }
  };

  app.post<OfRow>('/api/overview/:id/shares', often, async (request) => {
    const actor = await owner(request);
    const { days } = read(sharing, request.body ?? undefined);
    return shareDocument(parts, actor, request.params.id, days);
  });
  app.post<OfRow>('/api/shares/:id/revoke', often, async (request) =>
    revokeShare(parts, await owner(request), request.params.id),
  );
  app.get('/api/shared/certificate', often, async (request, reply) =>
    viewSharedCertificate(parts.db, await opened('certificate', request, reply)),
  );
  app.get('/api/shared/analysis', often, async (request, reply) =>
    viewSharedAnalysis(await opened('analysis', request, reply)),
  );
  app.get('/api/shared/certificate/document.pdf', often, async (request, reply) => {
    const { document } = await opened('certificate', request, reply);
    if (document['status'] === 'signed') {
      const { name, bytes } = await signedDocument(parts.db, document);
      return sendFile(reply, name, 'application/pdf', bytes);
    }
    const { name, bytes } = await letterPdf(parts.db, document);
    return sendFile(reply, `${name}.pdf`, 'application/pdf', bytes);
  });
  const costly = parts.limited(limits.costly);
  app.get('/api/shared/analysis/document.pdf', costly, async (request, reply) => {
    const { document } = await opened('analysis', request, reply);
    const { name, bytes } = await reportOnAnalysis(document);
    return sendFile(reply, name, 'application/pdf', bytes);
  });
}
