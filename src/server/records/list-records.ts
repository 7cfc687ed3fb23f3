import { sql } from 'kysely';
import { fieldsOf, type Collection } from '../collections/collection.ts';
import type { Row } from '../database/engine.ts';
import { invalid } from '../errors.ts';
import { compileFilter, refuseOthers, scopeOf, type Asked } from './access.ts';
import { compileRule } from './filter/compile.ts';
import { join, toSql } from './filter/conditions.ts';
import { heavyColumns, sumOfBytes } from './row-bytes.ts';
import { toOrderBy } from './sort.ts';

export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Counting all rows may take longer than reading one page. */
  readonly skipTotal: boolean;
  readonly sort: string;
  readonly filter: string;
  /** The columns that are wanted, `id` beside them; null or absent: all. */
  readonly columns?: ReadonlySet<string> | null;
  /** Rows that take more are not read; absent: no limit. */
  readonly maxBytes?: number;
}

export interface RowPage {
  readonly rows: readonly Row[];
  /** -1 when it was not counted. */
  readonly totalItems: number;
}

const tooMuchAtOnce =
  'Das sind zu viele Daten auf einmal. Bitte weniger Zeilen (perPage) oder einzelne Felder (fields) verlangen.';

function columnsOf(collection: Collection, { columns = null }: ListQuery): readonly string[] {
  const all = fieldsOf(collection).map(({ name }) => name);
  // What is shown of an account depends on more than what is asked for.
  if (columns === null || collection.auth !== undefined) return all;
  return all.filter((name) => name === 'id' || columns.has(name));
}

/**
 * The rows of a page that the actor may list.
 * @throws ApiError 403 where only superusers may, 400 for a faulty filter or sort, and for more than `maxBytes`
 */
export async function listRecords(asked: Asked, collection: Collection, query: ListQuery): Promise<RowPage> {
  refuseOthers(collection, 'list', asked.actor);
  const scope = scopeOf(asked);
  const base = { collection, alias: 'base' };
  const condition = join('and', [compileRule('list', base, scope), compileFilter(query.filter, base, scope)]);
  const order = toOrderBy(query.sort, base, scope);
  const from = sql`from ${sql.table(collection.name)} as ${sql.id(base.alias)} where ${toSql(condition)}`;
  const offset = (query.page - 1) * query.perPage;

  let rows: readonly Row[] = [];
  if (condition !== false && Number.isSafeInteger(offset)) {
    // Only ids are sorted: a letter of a hundred kilobytes is not carried along for each row that is not shown.
    const ids = sql`select base.id ${from} order by ${order} limit ${query.perPage} offset ${offset}`;
    const wanted = columnsOf(collection, query);
    const heavy = heavyColumns(collection).filter((name) => wanted.includes(name));
    const most = query.maxBytes ?? Infinity;
    if (
      most < Infinity &&
      (await sumOfBytes(asked.db, collection, heavy, sql`select * from (${ids}) as page`)) > most
    )
      throw invalid({}, tooMuchAtOnce);
    const page = sql<Row>`
      select ${sql.join(wanted.map((name) => sql.ref(`base.${name}`)))}
      from (${ids}) as page join ${sql.table(collection.name)} as base on base.id = page.id order by ${order}
    `;
    ({ rows } = await page.execute(asked.db));
  }
  if (query.skipTotal) return { rows, totalItems: -1 };
  // The first page tells its own number when it is not full.
  if (query.page === 1 && rows.length < query.perPage) return { rows, totalItems: rows.length };
  const counted = await sql<{ count: number | string }>`select count(*) as count ${from}`.execute(asked.db);
  return { rows, totalItems: Number(counted.rows[0]?.count ?? 0) };
}
