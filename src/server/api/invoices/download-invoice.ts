import type { FastifyInstance } from 'fastify';
import { invoices } from '../../collections/content.ts';
import { notFound } from '../../errors.ts';
import { limits } from '../../http/rate-limits.ts';
import { invoiceFile } from '../../invoices/invoice-file.ts';
import { findRow } from '../../records/access.ts';
import type { ApiParts } from '../parts.ts';

/** `GET /api/invoices/{id}/invoice.pdf`: the file as it was issued, with its data as Factur-X/ZUGFeRD inside. */
export function downloadInvoiceRoute(app: FastifyInstance, { db, clock, actorOf, limited }: ApiParts): void {
  app.get<{ Params: { id: string } }>(
    '/api/invoices/:id/invoice.pdf',
    limited(limits.create),
    async (request, reply) => {
      const asked = { db, now: clock(), actor: await actorOf(request) };
      const row = await findRow(asked, invoices, 'view', request.params.id);
      if (row === undefined) throw notFound();
      const { name, bytes } = await invoiceFile(db, clock(), row);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(bytes));
    },
  );
}
