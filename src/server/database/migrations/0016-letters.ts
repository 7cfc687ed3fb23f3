import type { Migration } from 'kysely/migration';

/** What a finished letter needs besides the answers: the firm, its letterhead, and the reference it was made from. */
export const letters: Migration = {
  async up(db) {
    for (const column of ['company', 'letterhead', 'source']) {
      await db.schema
        .alterTable('certificates')
        .addColumn(column, 'text', (made) => made.notNull().defaultTo('null'))
        .execute();
    }
  },
};
