import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** What superusers did, and accounts that they locked. */
export const administration: Migration = {
  async up(db) {
    await addTable(db, 'audit', {
      admin: 'text',
      email: 'text',
      action: 'text',
      target: 'text',
      record: 'text',
      detail: 'json',
    });
    await addIndex(db, 'audit', ['created']);
    await addIndex(db, 'audit', ['record']);
    await db.schema
      .alterTable('users')
      .addColumn('locked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
