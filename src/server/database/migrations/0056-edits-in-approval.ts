import type { Migration } from 'kysely/migration';

/** What whoever was asked to approve a text changed in it himself. */
export const editsInApproval: Migration = {
  async up(db) {
    await db.schema
      .alterTable('invitations')
      .addColumn('edits', 'text', (made) => made.notNull().defaultTo('[]'))
      .execute();
  },
};
