import { sql, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';

/** What a column holds; `flag` is 0 or 1, `json` and `list` are JSON as text. */
export type Column = 'text' | 'number' | 'flag' | 'json' | 'list' | 'bytes';

const defaults: Readonly<Record<Column, string | number | undefined>> = {
  text: '',
  number: 0,
  flag: 0,
  json: 'null',
  list: '[]',
  bytes: undefined,
};

/**
 * Makes a table of a collection: `id`, the columns, `created`, `updated`. No column holds NULL.
 * @param columns by name; the names are the API's
 */
export async function addTable(
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, Column>>,
): Promise<void> {
  const bytes = engineOf(db) === 'postgres' ? sql`bytea` : sql`blob`;
  const types = {
    text: 'text',
    number: 'double precision',
    flag: 'integer',
    json: 'text',
    list: 'text',
  } as const;
  let table = db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey().notNull());
  const all: Readonly<Record<string, Column>> = { ...columns, created: 'text', updated: 'text' };
  for (const [column, kind] of Object.entries(all)) {
    const initial = defaults[kind];
    table = table.addColumn(column, kind === 'bytes' ? bytes : types[kind], (made) =>
      initial === undefined ? made.notNull() : made.notNull().defaultTo(initial),
    );
  }
  await table.execute();
}

/** An index over these columns, called like them; `unique` where a value may be there only once. */
export async function addIndex(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  unique = false,
): Promise<void> {
  const index = db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns]);
  await (unique ? index.unique() : index).execute();
}
