import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** Who gets the newsletter, and what was sent. */
export const newsletter: Migration = {
  async up(db) {
    await addTable(db, 'subscribers', { email: 'text', status: 'text', key: 'text', confirmed: 'text' });
    await addIndex(db, 'subscribers', ['email'], true);
    await addIndex(db, 'subscribers', ['key'], true);
    await addTable(db, 'newsletters', { subject: 'text', body: 'text', recipients: 'number' });
  },
};
