import { invoiceTotals, type Invoice } from '#domain/invoice/invoice.ts';
import { invoices } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import { insertRecord } from '../records/insert-record.ts';
import type { Writing } from '../records/write-record.ts';

/** Years after the one in which it was issued (§ 147 AO, § 14b UStG). */
const keptYears = 8;

/**
 * Stores an invoice with everything that is printed on it; its file is made of that, see `invoiceFile`.
 * @param owner id of the user
 */
export async function storeInvoice(
  writing: Writing,
  invoice: Invoice,
  owner: string,
  more: { readonly state: 'open' | 'cancelled'; readonly cancels: string; readonly method: string },
): Promise<Row> {
  const { net, tax, gross } = invoiceTotals(invoice);
  const { kind, number, date, due, buyer, items, tax_rate } = invoice;
  return insertRecord(writing, invoices, {
    ...more,
    owner,
    kind,
    number,
    date,
    due,
    net,
    tax,
    tax_rate,
    amount: gross,
    billing: buyer,
    items,
    document: invoice,
    retain_until: `${Number(date.slice(0, 4)) + keptYears + 1}-01-01 00:00:00.000Z`,
  });
}

/** The day in Germany, YYYY-MM-DD. */
export function germanDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}
