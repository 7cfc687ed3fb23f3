import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Actor } from '../auth/actor.ts';
import { day } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Row } from '../database/engine.ts';
import { invalid } from '../errors.ts';
import { claimOrder, settleOrder } from '../invoices/claim-order.ts';
import { invoiceFile } from '../invoices/invoice-file.ts';
import { takeInvoiceNumber } from '../invoices/invoice-number.ts';
import { readParty, type InvoiceOrder } from '../invoices/order.ts';
import { readSeller } from '../invoices/seller.ts';
import { germanDay, storeInvoice } from '../invoices/store-invoice.ts';
import { invoiceMail } from '../mail/invoice-letters.ts';
import { onInvoice } from '../payments/payment-methods.ts';
import { missingRows, required } from '../records/faults.ts';
import { write, type WriteParts } from '../records/write.ts';
import type { MailParts } from './mail-parts.ts';

/** What it takes to issue invoices and to tell of them. */
export type InvoiceParts = WriteParts & Pick<MailParts, 'mailer' | 'links'>;

/**
 * Issues an invoice to a user and tells him by mail. An order with a key is carried out once: sent again (a second
 * click, a lost answer) it is answered with the invoice that it made.
 * @returns it in stored form
 * @throws ApiError 400 when the user or an address is missing, or what the law asks the seller to say; 409 when the key
 * belongs to another order
 */
export async function createInvoice(
  parts: InvoiceParts & { readonly config: Pick<Config, 'site'> },
  actor: Actor,
  order: InvoiceOrder,
): Promise<Row> {
  const { stored, email } = await write(parts, actor, async (writing) => {
    const { db, now } = writing;
    const { key } = order;
    const before = key === undefined ? undefined : await claimOrder(writing, { ...order, key });
    if (before) return { stored: before };
    const user = await db
      .selectFrom('users')
      .select(['id', 'billing', 'email'])
      .where('id', '=', order.user)
      .executeTakeFirst();
    if (user === undefined) throw invalid({ user: missingRows });
    const buyer = order.billing ?? readParty(JSON.parse(user.billing));
    if (buyer === undefined) {
      throw invalid({ billing: required }, 'Der Nutzer hat noch keine vollständige Rechnungsanschrift.');
    }
    const seller = await readSeller(db, parts.config);
    const date = germanDay(now);
    const invoice: Invoice = {
      number: await takeInvoiceNumber(db, date.slice(0, 4)),
      kind: 'invoice',
      cancels: null,
      date,
      service_from: order.service_from,
      service_to: order.service_to,
      due: germanDay(new Date(now.getTime() + order.due_days * day)),
      seller,
      buyer,
      items: order.items,
      tax_rate: seller.small_business ? 0 : 19,
    };
    const more = { state: 'open', cancels: '', method: onInvoice.id } as const;
    const made = await storeInvoice(writing, invoice, user.id, more);
    if (key !== undefined) await settleOrder(writing, key, String(made['id']));
    return { stored: made, email: user.email };
  });
  await invoiceFile(parts.db, parts.clock(), stored);
  if (email === undefined) return stored;
  const told = {
    number: String(stored['number']),
    due: String(stored['due']),
    amount: Number(stored['amount']),
  };
  parts.mailer.send(invoiceMail(email, parts.links.invoices(), told), order.user);
  return stored;
}
