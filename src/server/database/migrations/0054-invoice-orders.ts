import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** What was asked to be invoiced, by the key of whoever asked: the same order sent again makes no second invoice. */
export const invoiceOrders: Migration = {
  async up(db) {
    await addTable(db, 'invoice_orders', { digest: 'text', invoice: 'text' });
    await addIndex(db, 'invoice_orders', ['invoice']);
  },
};
