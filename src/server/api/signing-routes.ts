import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { users } from '../collections/accounts.ts';
import { DocumentError } from '#documents/read/document-error.ts';
import { invalid } from '../errors.ts';
import { accountIn } from '../http/actor-of.ts';
import { refuseUnconfirmed } from '../http/confirmed-address.ts';
import { limits } from '../http/rate-limits.ts';
import { readForm, type Form } from '../http/read-form.ts';
import { sendFile } from '../http/send-file.ts';
import { closeWithDocument } from '../usecases/signing/close-with-document.ts';
import { sign } from '../usecases/signing/sign.ts';
import { signedDocument } from '../usecases/signing/signed-document.ts';
import { cancelSigning, startSigning } from '../usecases/signing/start-signing.ts';
import { verifyDocument } from '../usecases/signing/verify-document.ts';
import { viewInvitation } from '../usecases/workflow/view-invitation.ts';
import { certificateIn, type OfCertificate } from './certificates/certificate-in.ts';
import { invitationIn } from './invitations/invitation-in.ts';
import { line, mailAddress, read } from './invitations/read-wish.ts';
import type { ApiParts } from './parts.ts';

const signing = z.object({
  signatories: z
    .array(
      z.object({
        name: line(120).refine((name) => name !== '', { error: 'Bitte einen Namen angeben.' }),
        function: line(120).default(''),
        email: mailAddress,
      }),
    )
    .min(1, { error: 'Bitte mindestens eine Person nennen.' })
    .max(6, { error: 'Es können höchstens sechs Personen unterzeichnen.' })
    .superRefine((people, context) => {
      // One mailbox is one person: nobody could tell who of two it was.
      for (const [at, { email }] of people.entries())
        if (people.findIndex((other) => other.email === email) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'email'],
            message: 'Diese Adresse ist schon für eine andere Person angegeben.',
          });
    }),
  ordered: z.boolean().default(true),
  days: z.number().int().min(1).max(90).default(14),
  accept: z.boolean().default(false),
});

function fileIn({ files: [file] }: Form): Uint8Array {
  if (file !== undefined && file.bytes.length > 0) return file.bytes;
  throw invalid({ file: { code: 'validation_required', message: 'Bitte eine PDF-Datei wählen.' } });
}

/** A file that cannot be checked within its limits is told as such. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (!(fault instanceof DocumentError)) throw fault;
    const message = 'Diese Datei lässt sich nicht prüfen. Bitte eine PDF-Datei wählen.';
    throw invalid({ file: { code: `validation_${fault.code}`, message } }, message);
  }
}

/** Signing, what was signed, and the check of any PDF. */
export function signingRoutes(app: FastifyInstance, parts: ApiParts): void {
  const often = parts.limited(limits.create);
  const costly = parts.limited(limits.costly);

  app.post<OfCertificate>('/api/certificates/:id/signing', costly, async (request) => {
    const actor = await parts.actorOf(request);
    refuseUnconfirmed(parts, accountIn(actor, users));
    return startSigning(parts, actor, request.params.id, read(signing, request.body ?? {}));
  });
  app.delete<OfCertificate>('/api/certificates/:id/signing', often, async (request) => {
    const actor = await parts.actorOf(request);
    accountIn(actor, users);
    return cancelSigning(parts, actor, request.params.id);
  });
  app.post<OfCertificate>('/api/certificates/:id/signed', costly, async (request) => {
    const actor = await parts.actorOf(request);
    accountIn(actor, users);
    const form = await readForm(request, 1);
    const accept = form.fields.some(([name, value]) => name === 'accept' && value === 'true');
    return readable(closeWithDocument(parts, actor, request.params.id, fileIn(form), accept));
  });
  app.get<OfCertificate>('/api/certificates/:id/signed.pdf', often, async (request, reply) => {
    const { name, bytes } = await signedDocument(parts.db, await certificateIn(request, parts));
    return sendFile(reply, name, 'application/pdf', bytes);
  });
  app.post('/api/invitation/sign', costly, async (request, reply) => {
    const open = await invitationIn(request, reply, parts);
    return viewInvitation(parts.db, await sign(parts, open, request.body));
  });
  app.post('/api/verify', costly, async (request) =>
    readable(verifyDocument(parts.db, fileIn(await readForm(request, 1)))),
  );
}
