import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { overviewRow } from '../../overview/overview-row.ts';
import type { Row } from '../engine.ts';
import { addIndex, addTable } from './add-table.ts';

type AnyTables = Kysely<Record<string, Record<string, string | number>>>;
const atOnce = 50;

/** Rows by their ids, a few at a time: each may hold a letter or a reading. */
async function fill(db: AnyTables, table: string, entries: () => Promise<(row: Row) => Row>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    const entryOf = await entries();
    for (const row of rows) await db.insertInto('overview').values(overviewRow(row, entryOf)).execute();
    if (rows.length < atOnce) return;
    last = String(rows.at(-1)?.['id']);
  }
}

/** With them comes the decoder: nobody waits for it who has no rows yet or all this already. */
const loadEntries = async () => import('../../overview/entry-of.ts');

/** The list of one's own documents, their names, and the trash. */
export const overviewOfOwn: Migration = {
  async up(db) {
    const added = [
      ['certificates', 'trashed'],
      ['analyses', 'trashed'],
      ['analyses', 'name'],
    ] as const;
    for (const [table, column] of added) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (made) => made.notNull().defaultTo(''))
        .execute();
    }
    await addTable(db, 'overview', {
      owner: 'text',
      visitor: 'text',
      kind: 'text',
      name: 'text',
      person: 'text',
      job: 'text',
      title: 'text',
      sort_key: 'text',
      words: 'text',
      type: 'text',
      status: 'text',
      grade: 'number',
      grade_best: 'number',
      grade_worst: 'number',
      rank: 'number',
      trashed: 'text',
    });
    await addIndex(db, 'overview', ['owner', 'updated']);
    await addIndex(db, 'overview', ['visitor']);
    await addIndex(db, 'overview', ['trashed']);
    const tables = db as AnyTables;
    await fill(tables, 'certificates', async () => (await loadEntries()).entryOfCertificate);
    await fill(tables, 'analyses', async () => (await loadEntries()).entryOfAnalysis);
  },
};
