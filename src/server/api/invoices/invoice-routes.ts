import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invoices } from '../../collections/content.ts';
import { invalid } from '../../errors.ts';
import { readBody, textIn } from '../../http/read-body.ts';
import { germanDay } from '../../invoices/store-invoice.ts';
import { readOrder } from '../../invoices/order.ts';
import { badValue } from '../../records/faults.ts';
import { toRecord } from '../../records/row.ts';
import { cancelInvoice } from '../../usecases/cancel-invoice.ts';
import { createInvoice } from '../../usecases/create-invoice.ts';
import { settleInvoice } from '../../usecases/settle-invoice.ts';
import type { AdminParts } from '../admin/admin-parts.ts';

interface ById {
  Params: { id: string };
}

/**
 * What superusers do with invoices, each answered with the invoice:
 * `POST /api/invoices` `{user, items: [{text, quantity, unit, unit_price}], service_from, service_to, due_days?,
 * billing?, key?}` issues one (once for each key), `POST /api/invoices/{id}/cancel` takes one back by another, `POST /api/invoices/{id}/paid`
 * `{date?}` notes that it was paid (today unless said), `DELETE /api/invoices/{id}/paid` takes that back.
 */
export function invoiceRoutes(app: FastifyInstance, parts: AdminParts): void {
  app.post('/api/invoices', async (request) => {
    const actor = await parts.actorOf(request);
    const order = readOrder((await readBody(request)).values);
    return toRecord(invoices, await createInvoice(parts, actor, order), actor);
  });
  app.post<ById>('/api/invoices/:id/cancel', async (request) => {
    const actor = await parts.actorOf(request);
    return toRecord(invoices, await cancelInvoice(parts, actor, request.params.id), actor);
  });
  app.post<ById>('/api/invoices/:id/paid', async (request) => {
    const actor = await parts.actorOf(request);
    const date = textIn((await readBody(request)).values, 'date') || germanDay(parts.clock());
    if (!z.iso.date().safeParse(date).success) throw invalid({ date: badValue });
    return toRecord(invoices, await settleInvoice(parts, actor, request.params.id, date), actor);
  });
  app.delete<ById>('/api/invoices/:id/paid', async (request) => {
    const actor = await parts.actorOf(request);
    return toRecord(invoices, await settleInvoice(parts, actor, request.params.id, ''), actor);
  });
}
