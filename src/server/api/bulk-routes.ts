import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bulkTargetNames, guessMapping, type BulkTarget } from '#domain/workflow/bulk-rows.ts';
import { DocumentError } from '#documents/read/document-error.ts';
import { readTable } from '#documents/read/read-table.ts';
import { users } from '../collections/accounts.ts';
import { invalid } from '../errors.ts';
import { accountIn } from '../http/actor-of.ts';
import { limits } from '../http/rate-limits.ts';
import { readForm } from '../http/read-form.ts';
import { createInBulk } from '../usecases/create-in-bulk.ts';
import { read } from './invitations/read-wish.ts';
import type { ApiParts } from './parts.ts';

const wish = z.object({
  rows: z
    .array(z.array(z.string().max(2000)).max(60))
    .min(1)
    .max(1000),
  mapping: z.array(z.enum(bulkTargetNames as [BulkTarget, ...BulkTarget[]]).nullable()).max(60),
});

/** `POST /api/bulk/table` reads a CSV or XLSX file; `POST /api/bulk/certificates` makes drafts of its rows. */
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
      const known = fault.code === 'no-text' || fault.code === 'too-large';
      const message = known ? fault.message : 'Bitte eine CSV- oder XLSX-Datei wählen.';
      throw invalid({ file: { code: `validation_${fault.code}`, message } }, message);
    }
  });
  app.post('/api/bulk/certificates', costly, async (request) => {
    const actor = await parts.actorOf(request);
    accountIn(actor, users);
    const { rows, mapping } = read(wish, request.body);
    return createInBulk(parts, actor, rows, mapping);
  });
}
