import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openDatabase } from '../database/open-database.ts';
import { anyTable, engineOf } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { parseFilter } from '../records/filter/parse.ts';
import { initial } from '../records/row.ts';
import { fieldsOf } from './collection.ts';
import { collections, findCollection } from './collections.ts';
import { logs } from './operation.ts';

const all = [...collections, logs];

describeOnBothEngines('declared collections', (place) => {
  let db: Database;
  beforeAll(async () => void (db = await openDatabase(place(), () => {})));
  afterAll(async () => db.destroy());

  async function columnsOf(table: string): Promise<Record<string, string>> {
    const query =
      engineOf(db) === 'sqlite'
        ? sql<{
            name: string;
            type: string;
          }>`select name, lower(type) as type from pragma_table_info(${table})`
        : sql<{
            name: string;
            type: string;
          }>`select column_name as name, data_type as type from information_schema.columns where table_name = ${table}`;
    const { rows } = await query.execute(db);
    return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
  }

  test.each(all)('$name has exactly the columns of its fields', async (collection) => {
    const kinds = { number: 'double precision', flag: 'integer' } as const;
    const wanted = fieldsOf(collection).map(({ name, type }) => [
      name,
      type === 'number' || type === 'flag' ? kinds[type] : 'text',
    ]);
    expect(await columnsOf(collection.name)).toEqual(Object.fromEntries(wanted));
  });

  test.each(all)('$name stores a row of empty fields and answers it unchanged', async (collection) => {
    if (collection.fixed) return;
    const row = Object.fromEntries(fieldsOf(collection).map((field) => [field.name, initial(field)]));
    await anyTable(db)
      .insertInto(collection.name)
      .values({ ...row, id: 'a'.repeat(15) })
      .execute();
    const found = await anyTable(db)
      .selectFrom(collection.name)
      .selectAll()
      .where('id', '=', 'a'.repeat(15))
      .executeTakeFirst();
    expect({ ...found }).toEqual({ ...row, id: 'a'.repeat(15) });
  });
});

describe('collections', () => {
  test('have ids and names that stand for one of them', () => {
    const names = collections.flatMap(({ id, name }) => (id === name ? [id] : [id, name]));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(findCollection(name)).toBeDefined();
    expect(findCollection('pg_catalog')).toBeUndefined();
  });

  const rules = new Set(all.flatMap((collection) => Object.values(collection.rules)));
  test.each([...rules].filter((rule) => rule !== null && rule !== ''))(
    'have rules that can be read: %s',
    (rule) => {
      expect(() => parseFilter(String(rule))).not.toThrow();
    },
  );

  test('point only to collections that there are', () => {
    const targets = all.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.type === 'relation' ? [field.collection] : [])),
    );
    expect(targets.filter((target) => findCollection(target) === undefined)).toEqual([]);
  });

  test('show nobody a password or a key', () => {
    const secret = /password|token/i;
    const shown = all.flatMap(({ fields }) =>
      fields.filter(({ hidden, name }) => !hidden && secret.test(name)),
    );
    expect(shown).toEqual([]);
  });
});
