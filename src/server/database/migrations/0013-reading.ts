import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engineOf } from '../engine.ts';
import { addIndex, addTable } from './add-table.ts';

/** What belongs to an analysis goes with it, however it is deleted. */
async function addPart(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, 'text' | 'number' | 'bytes'>>,
) {
  const types = {
    text: sql`text`,
    number: sql`double precision`,
    bytes: engineOf(db) === 'postgres' ? sql`bytea` : sql`blob`,
  };
  let made = db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('analysis', 'text', (column) =>
      column.notNull().references('analyses.id').onDelete('cascade'),
    );
  for (const [name, kind] of Object.entries({ ...columns, created: 'text', updated: 'text' } as const)) {
    made = made.addColumn(name, types[kind], (column) => column.notNull());
  }
  await made.execute();
  await addIndex(db, table, ['analysis']);
}

/** Pages of analyses that are read from files, the files until they are read, and the queue of the work. */
export const reading: Migration = {
  async up(db) {
    for (const [column, initial] of Object.entries({ progress: 'null', review: 'null', failure: '' })) {
      await db.schema
        .alterTable('analyses')
        .addColumn(column, 'text', (made) => made.notNull().defaultTo(initial))
        .execute();
    }
    await addPart(db, 'analysis_sources', { name: 'text', format: 'text', bytes: 'bytes' });
    await addPart(db, 'analysis_pages', {
      position: 'number',
      source: 'text',
      source_page: 'number',
      turn: 'number',
      state: 'text',
      read: 'text',
      text: 'text',
      edited: 'number',
      repairs: 'text',
      confidence: 'number',
      fault: 'text',
      picture: 'bytes',
    });
    await addPart(db, 'jobs', {
      kind: 'text',
      client: 'text',
      pages: 'number',
      state: 'text',
      attempts: 'number',
      run_at: 'text',
      started: 'text',
      lease_until: 'text',
      host: 'text',
      worker: 'text',
      fault: 'text',
    });
    await addIndex(db, 'jobs', ['state', 'run_at']);
    await addIndex(db, 'jobs', ['client']);
    await addTable(db, 'job_hosts', { claimed: 'text' });
  },
};
