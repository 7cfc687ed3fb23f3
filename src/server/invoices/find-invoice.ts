import { invoices } from '../collections/content.ts';
import { anyTable, type Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../errors.ts';
import { isId } from '../ids.ts';

/** @throws ApiError 404 for an unknown invoice */
export async function findInvoice(db: Database, id: string): Promise<Row> {
  const table = anyTable(db).selectFrom(invoices.name).selectAll();
  const row = isId(id) ? await table.where('id', '=', id).executeTakeFirst() : undefined;
  if (row === undefined) throw notFound();
  return row;
}
