import type { Migration } from 'kysely/migration';

/** Analyses of visitors, and the rows that recurring jobs lock themselves with. */
export const analyses: Migration = {
  async up(db) {
    await db.schema
      .createTable('analyses')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('source_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('reading', 'text', (column) => column.notNull())
      .addColumn('expires', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('updated', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('analyses_visitor').on('analyses').column('visitor').execute();
    await db.schema.createIndex('analyses_expires').on('analyses').column('expires').execute();
    await db.schema
      .createTable('job_runs')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('started', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text', (column) => column.notNull())
      .execute();
  },
};
