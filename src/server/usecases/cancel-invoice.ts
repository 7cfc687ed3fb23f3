import { stornoOf, type Invoice } from '#domain/invoice/invoice.ts';
import type { Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { invoices } from '../collections/content.ts';
import { anyTable, type Row } from '../database/engine.ts';
import { ApiError } from '../errors.ts';
import { findInvoice } from '../invoices/find-invoice.ts';
import { invoiceFile } from '../invoices/invoice-file.ts';
import { takeInvoiceNumber } from '../invoices/invoice-number.ts';
import { germanDay, storeInvoice } from '../invoices/store-invoice.ts';
import { stornoMail } from '../mail/invoice-letters.ts';
import { write } from '../records/write.ts';
import type { InvoiceParts } from './create-invoice.ts';

/** Tells the user, as long as he has an account. */
async function tell({ db, mailer, links }: InvoiceParts, storno: Row): Promise<void> {
  const owner = String(storno['owner']);
  const user = await db.selectFrom('users').select('email').where('id', '=', owner).executeTakeFirst();
  if (user === undefined) return;
  const { cancels } = JSON.parse(String(storno['document'])) as Invoice;
  const told = { number: String(storno['number']), cancels: cancels?.number ?? '' };
  mailer.send(stornoMail(user.email, links.invoices(), told), owner);
}

/**
 * Takes an invoice back by another one: nothing that was issued is ever changed or deleted. The user is told by mail.
 * @returns the Storno in stored form
 * @throws ApiError 404 for an unknown invoice, 400 for one that is taken back already, and for a Storno
 */
export async function cancelInvoice(parts: InvoiceParts, actor: Actor, id: string): Promise<Row> {
  const stored = await write(parts, actor, async (writing) => {
    const { db, now, events } = writing;
    const row = await findInvoice(db, id);
    const taken = await anyTable(db)
      .updateTable(invoices.name)
      .set({ state: 'cancelled', updated: toTimestamp(now) })
      .where('id', '=', id)
      .where('kind', '=', 'invoice')
      .where('state', '!=', 'cancelled')
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) {
      const message =
        row['kind'] === 'storno'
          ? 'Eine Stornorechnung lässt sich nicht stornieren.'
          : 'Diese Rechnung ist schon storniert.';
      throw new ApiError(400, message);
    }
    const date = germanDay(now);
    const number = await takeInvoiceNumber(db, date.slice(0, 4));
    const storno = stornoOf(JSON.parse(String(row['document'])) as Invoice, number, date);
    const more = { state: 'cancelled', cancels: id, method: String(row['method']) } as const;
    const taking = await storeInvoice(writing, storno, String(row['owner']), more);
    const cancelled_by = String(taking['id']);
    await anyTable(db).updateTable(invoices.name).set({ cancelled_by }).where('id', '=', id).execute();
    events.push({
      action: 'update',
      collection: invoices,
      row: { ...row, state: 'cancelled', cancelled_by, updated: toTimestamp(now) },
    });
    return taking;
  });
  await invoiceFile(parts.db, parts.clock(), stored);
  await tell(parts, stored);
  return stored;
}
