import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isVisible, permissions } from '#domain/workflow/permissions.ts';
import type { Task } from '#domain/workflow/task.ts';
import { forbidden, notFound } from '../../errors.ts';
import { limits } from '../../http/rate-limits.ts';
import { sendFile } from '../../http/send-file.ts';
import { createAsRecipient } from '../../usecases/workflow/create-as-recipient.ts';
import { finishTask } from '../../usecases/workflow/finish-task.ts';
import { giveConsent } from '../../usecases/workflow/give-consent.ts';
import type { OpenInvitation } from '../../usecases/workflow/open-invitation.ts';
import { saveEntries } from '../../usecases/workflow/save-entries.ts';
import { mayDownload, noteOpened, viewInvitation } from '../../usecases/workflow/view-invitation.ts';
import { letterPdf, letterPicture } from '../../usecases/write-letter.ts';
import { signedDocument } from '../../usecases/signing/signed-document.ts';
import type { ApiParts } from '../parts.ts';
import { invitationIn } from './invitation-in.ts';
import { read } from './read-wish.ts';

const comments = z
  .array(z.object({ block: z.string().max(200), text: z.string().trim().min(1).max(2000) }))
  .max(200);
const saving = z.object({
  values: z.record(z.string(), z.unknown()).default({}),
  base: z.record(z.string(), z.unknown()).optional(),
  version: z.number().int().min(0).optional(),
  comments: comments.optional(),
});
const ending = z
  .object({
    decision: z.enum(['approved', 'changes', '']).default(''),
    comments: comments.default([]),
    text: z.string().max(100).optional(),
  })
  .default({ decision: '', comments: [] });
const creation = z.object({ seed: z.number().int().min(1).max(1_000_000).optional() }).default({});
const consenting = z.object({ consent: z.boolean() });

function letterIsFor({ invitation }: OpenInvitation): void {
  const access = permissions[String(invitation['task']) as Task].letter;
  if (!isVisible(access)) throw forbidden();
}

/** What somebody who was invited does. His token comes in the header `x-invitation`; he needs no account. */
export function recipientRoutes(app: FastifyInstance, parts: ApiParts): void {
  const often = parts.limited(limits.create);
  const view = async (open: OpenInvitation) => viewInvitation(parts.db, open);

  app.get('/api/invitation', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    await noteOpened(parts, open);
    return view(open);
  });
  app.patch('/api/invitation', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    return view(await saveEntries(parts, open, read(saving, request.body)));
  });
  app.post('/api/invitation/finish', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    return view(await finishTask(parts, open, read(ending, request.body)));
  });
  app.post('/api/invitation/generate', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    const { seed } = read(creation, request.body);
    return view(await createAsRecipient(parts, open, seed));
  });
  app.post('/api/invitation/consent', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    return view(await giveConsent(parts, open, read(consenting, request.body).consent));
  });
  app.get('/api/invitation/letter.pdf', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    letterIsFor(open);
    const { name, bytes } = await letterPdf(parts.db, open.certificate);
    return sendFile(reply, `${name}.pdf`, 'application/pdf', bytes);
  });
  app.get('/api/invitation/signed.pdf', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    if (!mayDownload(open.invitation)) throw forbidden();
    const { name, bytes } = await signedDocument(parts.db, open.certificate);
    return sendFile(reply, name, 'application/pdf', bytes);
  });
  app.get('/api/invitation/preview/:page.png', often, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    letterIsFor(open);
    const { page } = (request as FastifyRequest<{ Params: { page: string } }>).params;
    const known = /^[1-9]\d?$/.test(page);
    const picture = known ? await letterPicture(parts.db, open.certificate, Number(page)) : undefined;
    if (picture === undefined) throw notFound();
    return reply
      .type('image/png')
      .header('cache-control', 'private, no-store')
      .header('x-pages', picture.pages)
      .send(Buffer.from(picture.png));
  });
}
