import { sql } from 'kysely';
import type { Collection } from '../collections/collection.ts';
import type { Row } from '../database/engine.ts';
import { compileFilter, refuseOthers, scopeOf, type Asked } from './access.ts';
import { compileRule } from './filter/compile.ts';
import { join, toSql } from './filter/conditions.ts';
import { toOrderBy } from './sort.ts';

export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Counting all rows may take longer than reading one page. */
  readonly skipTotal: boolean;
  readonly sort: string;
  readonly filter: string;
}

export interface RowPage {
  readonly rows: readonly Row[];
  /** -1 when it was not counted. */
  readonly totalItems: number;
}

/**
 * The rows of a page that the actor may list.
 * @throws ApiError 403 where only superusers may, 400 for a faulty filter or sort
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
    const page = sql<Row>`
      select ${sql.id(base.alias)}.* ${from} order by ${order} limit ${query.perPage} offset ${offset}
    `;
    ({ rows } = await page.execute(asked.db));
  }
  if (query.skipTotal) return { rows, totalItems: -1 };
  // The first page tells its own number when it is not full.
  if (query.page === 1 && rows.length < query.perPage) return { rows, totalItems: rows.length };
  const counted = await sql<{ count: number | string }>`select count(*) as count ${from}`.execute(asked.db);
  return { rows, totalItems: Number(counted.rows[0]?.count ?? 0) };
}
