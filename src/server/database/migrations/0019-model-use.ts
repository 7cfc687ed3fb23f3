import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** What was asked of the language model, so that nobody asks too much on a day. */
export const modelUse: Migration = {
  async up(db) {
    await addTable(db, 'model_use', { who: 'text', day: 'text', tokens: 'number' });
    await addIndex(db, 'model_use', ['who', 'day']);
    await addIndex(db, 'model_use', ['created']);
  },
};
