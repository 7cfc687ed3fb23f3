import type { Migration } from 'kysely/migration';

const columns = {
  // Rises with every change of what is entered apart from the certificate.
  revision: 'double precision',
  // Hash of the text that was approved; '' while nothing is.
  approved: 'text',
  // Since when, by whom the text is another one than that, and when the approver was told.
  outdated: 'text',
  outdated_by: 'text',
  outdated_told: 'text',
  // Comments of the rounds before.
  earlier_comments: 'text',
} as const;

/** What an approval is for, and what is entered in two places at once. */
export const approvedText: Migration = {
  async up(db) {
    for (const [name, type] of Object.entries(columns)) {
      const initial = type === 'text' ? (name === 'earlier_comments' ? '[]' : '') : 0;
      await db.schema
        .alterTable('invitations')
        .addColumn(name, type, (made) => made.notNull().defaultTo(initial))
        .execute();
    }
  },
};
