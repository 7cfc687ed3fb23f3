import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** Links by which others may read a document. */
export const sharedLinks: Migration = {
  async up(db) {
    await addTable(db, 'shares', {
      owner: 'text',
      document: 'text',
      kind: 'text',
      hash: 'text',
      expires: 'text',
      revoked: 'text',
      opened: 'text',
    });
    await addIndex(db, 'shares', ['hash'], true);
    await addIndex(db, 'shares', ['document']);
    await addIndex(db, 'shares', ['owner']);
  },
};
