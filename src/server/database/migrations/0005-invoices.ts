import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function addTexts(db: Kysely<unknown>, table: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}

/** Invoices as they are issued: gapless numbers, Storno, what was printed; the billing address of users. */
export const issuedInvoices: Migration = {
  async up(db) {
    await addTexts(db, 'invoices', ['kind', 'cancels', 'cancelled_by', 'method', 'due', 'paid']);
    for (const name of ['net', 'tax']) {
      await db.schema
        .alterTable('invoices')
        .addColumn(name, sql`double precision`, (column) => column.notNull().defaultTo(0))
        .execute();
    }
    for (const [table, name] of [
      ['invoices', 'document'],
      ['users', 'billing'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo('null'))
        .execute();
    }
    await db.schema
      .createTable('number_ranges')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
  },
};
