import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** That something was there, and whose it was: its old address says that it was deleted. */
export const tombstones: Migration = {
  async up(db) {
    await addTable(db, 'tombstones', { collection: 'text', owner: 'text', visitor: 'text' });
    await addIndex(db, 'tombstones', ['owner']);
    await addIndex(db, 'tombstones', ['visitor']);
  },
};
