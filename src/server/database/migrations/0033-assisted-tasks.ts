import type { Migration } from 'kysely/migration';

/** Which tasks of a certificate came from a language model: what is made of them is marked. */
export const assistedTasks: Migration = {
  async up(db) {
    await db.schema
      .alterTable('certificates')
      .addColumn('assisted', 'text', (made) => made.notNull().defaultTo('null'))
      .execute();
  },
};
