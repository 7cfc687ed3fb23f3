import { sql } from 'kysely';
import type { Collection } from '../collections/collection.ts';
import { findLink, type Link } from '../collections/links.ts';
import type { Row } from '../database/engine.ts';
import { scopeOf, type Asked } from './access.ts';
import { compileRule } from './filter/compile.ts';
import { toSql } from './filter/conditions.ts';
import { heavyColumns, maxAnswerBytes, sumOfBytes } from './row-bytes.ts';
import { toRecord, type ApiRecord } from './row.ts';

const maxLevels = 6;
/** Rows that one relation may bring along. */
const maxRows = 1000;
/** Records that an answer may hold beside its own; relations there and back would multiply without end. */
const maxSize = 20_000;

/** Names to follow, each with what is to be followed from there. */
type Wanted = ReadonlyMap<string, Wanted>;

function toWanted(paths: readonly (readonly string[])[]): Wanted {
  const first = new Set(paths.map(([name = '']) => name).filter(Boolean));
  return new Map(
    [...first].map((name) => [
      name,
      toWanted(paths.filter(([start]) => start === name).map((path) => path.slice(1))),
    ]),
  );
}

/** The rows of the other side that the actor may view; none where they would be too much for one answer. */
async function follow(asked: Asked, { target, by }: Link, keys: readonly string[]): Promise<readonly Row[]> {
  const scope = scopeOf(asked);
  const base = { collection: target, alias: 'base' };
  const condition = compileRule('view', base, scope);
  if (condition === false || keys.length === 0) return [];
  const found = sql`
    from ${sql.table(target.name)} as ${sql.id(base.alias)}
    where ${sql.ref(`${base.alias}.${by}`)} in (${sql.join([...keys])}) and ${toSql(condition)}
    order by ${sql.ref(`${base.alias}.created`)}, ${sql.ref(`${base.alias}.id`)} limit ${maxRows}
  `;
  const ids = sql`select * from (select ${sql.id(base.alias)}.id ${found}) as followed`;
  if ((await sumOfBytes(asked.db, target, heavyColumns(target), ids)) > maxAnswerBytes) return [];
  const { rows } = await sql<Row>`select ${sql.id(base.alias)}.* ${found}`.execute(asked.db);
  return rows;
}

/** A record, and how many it is with all that it brings along. */
interface Sized {
  readonly record: ApiRecord;
  readonly size: number;
}

function sizeOf(records: readonly Sized[]): number {
  return records.reduce((sum, { size }) => sum + size, 0);
}

async function expandAll(
  asked: Asked,
  collection: Collection,
  rows: readonly Row[],
  wanted: Wanted,
): Promise<Sized[]> {
  const expands = rows.map(() => new Map<string, { readonly value: unknown; readonly size: number }>());
  for (const [name, deeper] of wanted) {
    const link = findLink(collection, name);
    if (link === undefined) continue;
    const keys = [...new Set(rows.map((row) => String(row[link.from])).filter(Boolean))];
    const others = await follow(asked, link, keys);
    const records = await expandAll(asked, link.target, others, deeper);
    const groups = rows.map((row) =>
      records.filter((_, index) => others[index]?.[link.by] === row[link.from]),
    );
    if (groups.reduce((sum, group) => sum + sizeOf(group), 0) > maxSize) continue;
    for (const [at, group] of groups.entries()) {
      const found = group.map(({ record }) => record);
      if (found.length === 0) continue;
      expands[at]?.set(name, { value: link.many ? found : found[0], size: sizeOf(group) });
    }
  }
  return rows.map((row, at) => {
    const own = [...(expands[at] ?? [])];
    const record = toRecord(collection, row, asked.actor);
    const expand = Object.fromEntries(own.map(([name, { value }]) => [name, value]));
    const size = own.reduce((sum, [, part]) => sum + part.size, 1);
    return { record: own.length === 0 ? record : { ...record, expand }, size };
  });
}

/**
 * Rows as records, with the rows that their relations point to in `expand`, as far as the actor may view them.
 * @param expand „owner,certificate.owner“, up to 6 levels; unknown names are passed over
 */
export async function toRecords(
  asked: Asked,
  collection: Collection,
  rows: readonly Row[],
  expand: string,
): Promise<ApiRecord[]> {
  const paths = expand.split(',').map((path) => path.trim().split('.').slice(0, maxLevels));
  const records = await expandAll(asked, collection, rows, toWanted(paths));
  return records.map(({ record }) => record);
}
