import type { Migration } from 'kysely/migration';

/** How the last run of each recurring job ended. */
export const jobOutcomes: Migration = {
  async up(db) {
    for (const column of ['ended', 'fault']) {
      await db.schema
        .alterTable('job_runs')
        .addColumn(column, 'text', (made) => made.notNull().defaultTo(''))
        .execute();
    }
  },
};
