import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bulkTargetNames, guessMapping, type BulkTarget } from '#domain/workflow/bulk-rows.ts';
import { DocumentError } from '#documents/read/document-error.ts';
import { readTable } from '#documents/read/read-table.ts';
import { idOf } from '../auth/actor.ts';
import { users } from '../collections/accounts.ts';
import { invalid } from '../errors.ts';
import { accountIn } from '../http/actor-of.ts';
import { refuseUnconfirmed } from '../http/confirmed-address.ts';
import { limits } from '../http/rate-limits.ts';
import { readForm } from '../http/read-form.ts';
import { createInBulk } from '../usecases/create-in-bulk.ts';
import { line, read } from './invitations/read-wish.ts';
import type { ApiParts } from './parts.ts';

const wish = z.object({
  rows: z
    .array(z.array(z.string().max(5000)).max(60))
    .min(1)
    .max(1000),
  mapping: z.array(z.enum(bulkTargetNames as [BulkTarget, ...BulkTarget[]]).nullable()).max(60),
  // What the owner saw before he agreed; without it nobody is written to.
  mails: z.number().int().min(0).default(0),
  message: line(1000).default(''),
  // A certificate of the owner's whose employer, letterhead and signatories all of them get.
  template: z.string().max(40).default(''),
});

/**
 * `POST /api/bulk/table` reads a CSV or XLSX file; `POST /api/bulk/certificates` makes drafts of its rows and invites
 * those whom they name.
 */
export function bulkRoutes(app: FastifyInstance, parts: ApiParts): void {
  const costly = parts.limited(limits.costly);
  app.post('/api/bulk/table', costly, async (request) => {
    accountIn(await parts.actorOf(request), users);
    const [file] = (await readForm(request, 1)).files;
    try {
      const [headings = [], ...rows] = await readTable(file?.bytes ?? new Uint8Array());
      return { headings, rows, mapping: guessMapping(headings) };
    } catch (fault) {
      if (!(fault instanceof DocumentError)) throw fault;
      const known = ['no-text', 'too-large', 'unknown-format'].includes(fault.code);
      const message = known ? fault.message : 'Bitte eine CSV- oder XLSX-Datei wählen.';
      throw invalid({ file: { code: `validation_${fault.code}`, message } }, message);
    }
  });
  app.post('/api/bulk/certificates', costly, async (request, reply) => {
    const actor = await parts.actorOf(request);
    const account = accountIn(actor, users);
    const wanted = read(wish, request.body);
    if (wanted.mails > 0) {
      refuseUnconfirmed(parts, account);
      parts.accountLimits(reply, 'bulk', idOf(account));
    }
    return createInBulk(parts, actor, wanted);
  });
}
