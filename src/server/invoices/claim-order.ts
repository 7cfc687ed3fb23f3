import { createHash } from 'node:crypto';
import { toTimestamp } from '../clock.ts';
import type { Row } from '../database/engine.ts';
import { ApiError } from '../errors.ts';
import type { Writing } from '../records/write-record.ts';
import { findInvoice } from './find-invoice.ts';
import type { InvoiceOrder } from './order.ts';

/**
 * Claims an order for this transaction. Another one with the same key waits here until this one has come to its end:
 * then it finds the invoice, or, when nothing came of it, claims the order itself.
 * @returns the invoice in stored form when it was issued before
 * @throws ApiError 409 when the key was used for another order
 */
export async function claimOrder(
  { db, now }: Pick<Writing, 'db' | 'now'>,
  { key, ...order }: InvoiceOrder & { readonly key: string },
): Promise<Row | undefined> {
  const time = toTimestamp(now);
  const digest = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  const claimed = await db
    .insertInto('invoice_orders')
    .values({ id: key, digest, invoice: '', created: time, updated: time })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) > 0n) return undefined;
  const before = await db
    .selectFrom('invoice_orders')
    .selectAll()
    .where('id', '=', key)
    .executeTakeFirstOrThrow();
  const invoice = await findInvoice(db, before.invoice);
  if (before.digest === digest) return invoice;
  const number = String(invoice['number']);
  throw new ApiError(
    409,
    `Mit diesem Formular wurde schon die Rechnung ${number} ausgestellt, mit anderen Angaben. Bitte erst diese prüfen.`,
  );
}

/** Notes which invoice an order that was claimed in this transaction became. */
export async function settleOrder({ db }: Pick<Writing, 'db'>, key: string, invoice: string): Promise<void> {
  await db.updateTable('invoice_orders').set({ invoice }).where('id', '=', key).execute();
}
