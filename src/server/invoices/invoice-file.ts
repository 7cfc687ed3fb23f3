import type { Invoice } from '#domain/invoice/invoice.ts';
import { writeInvoicePdf } from '#documents/write/invoice/invoice-pdf.ts';
import { toTimestamp } from '../clock.ts';
import { invoices } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';

export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function storedFile(db: Database, id: string): Promise<InvoiceFile | undefined> {
  return db
    .selectFrom('file_contents')
    .select(['name', 'bytes'])
    .where('collection', '=', invoices.name)
    .where('record', '=', id)
    .executeTakeFirst();
}

/**
 * The file of an invoice. It is set once, right after the invoice was stored (or later, when that was cut off), and
 * handed out as it is from then on. Not within a transaction: others would wait for it.
 * @param row the invoice in stored form
 */
export async function invoiceFile(db: Database, now: Date, row: Row): Promise<InvoiceFile> {
  const id = String(row['id']);
  const before = await storedFile(db, id);
  if (before) return before;
  const name = `${String(row['number'])}.pdf`;
  const bytes = await writeInvoicePdf(JSON.parse(String(row['document'])) as Invoice);
  const time = toTimestamp(now);
  await db
    .insertInto('file_contents')
    .values({
      id: newId(),
      collection: invoices.name,
      record: id,
      name,
      type: 'application/pdf',
      bytes,
      created: time,
      updated: time,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await storedFile(db, id)) ?? { name, bytes };
}
