import type { Database } from '../database/tables.ts';

/**
 * Takes the next invoice number of a year. The range is a row that stays locked until the transaction ends: numbers
 * are given one after the other, and one that was taken in vain is given again.
 * @param trx the transaction that stores the invoice
 * @returns „KZ-2026-0001“
 */
export async function takeInvoiceNumber(trx: Database, year: string): Promise<string> {
  const name = `invoices ${year}`;
  await trx
    .insertInto('number_ranges')
    .values({ name, last: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { last } = await trx
    .updateTable('number_ranges')
    .set((row) => ({ last: row('last', '+', 1) }))
    .where('name', '=', name)
    .returning('last')
    .executeTakeFirstOrThrow();
  return `KZ-${year}-${String(last).padStart(4, '0')}`;
}
