import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The rate of an invoice, for lists and pages: the sum of the tax does not tell it, a few cents are taxed with nothing. */
export const invoiceTaxRate: Migration = {
  async up(db) {
    await db.schema
      .alterTable('invoices')
      .addColumn('tax_rate', sql`double precision`, (column) => column.notNull().defaultTo(0))
      .execute();
    // Quotes within texts are escaped in JSON: this is never found in the words of an item.
    await sql`update invoices set tax_rate = 19 where document like '%"tax_rate":19%'`.execute(db);
  },
};
