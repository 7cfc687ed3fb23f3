import type { Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { invoices } from '../collections/content.ts';
import { anyTable, type Row } from '../database/engine.ts';
import { ApiError } from '../errors.ts';
import { findInvoice } from '../invoices/find-invoice.ts';
import { write, type WriteParts } from '../records/write.ts';

/**
 * Notes that an invoice was paid, or that it was not after all.
 * @param paid YYYY-MM-DD when the money came; '' takes the note back
 * @throws ApiError 404 for an unknown invoice, 400 for one that was taken back
 */
export async function settleInvoice(parts: WriteParts, actor: Actor, id: string, paid: string): Promise<Row> {
  return write(parts, actor, async ({ db, now, events }) => {
    const row = await findInvoice(db, id);
    const changes = { state: paid === '' ? 'open' : 'paid', paid, updated: toTimestamp(now) };
    const changed = await anyTable(db)
      .updateTable(invoices.name)
      .set(changes)
      .where('id', '=', id)
      .where('state', '!=', 'cancelled')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new ApiError(400, 'Diese Rechnung ist storniert.');
    const after = { ...row, ...changes };
    events.push({ action: 'update', collection: invoices, row: after });
    return after;
  });
}
