import { sql } from 'kysely';
import { isSuperuser, type Actor } from '../auth/actor.ts';
import { fieldsOf, type Collection, type Rules } from '../collections/collection.ts';
import { engineOf, type Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { forbidden, invalid } from '../errors.ts';
import { isId } from '../ids.ts';
import { FilterFault } from './filter/ast.ts';
import { compile, compileRule } from './filter/compile.ts';
import { join, toSql } from './filter/conditions.ts';
import { parseFilter } from './filter/parse.ts';
import { newAliases, type Base, type Condition, type Scope } from './filter/scope.ts';

/** Who asks, when, and what for. */
export interface Asked {
  readonly db: Database;
  readonly actor: Actor;
  readonly now: Date;
  /** What the request wants to store. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The scope of what this request compiles into one statement. */
export function scopeOf({ db, actor, now, body = {} }: Asked): Scope {
  return { engine: engineOf(db), actor, now, body, trusted: false, alias: newAliases() };
}

/** @throws ApiError 403 where only superusers may, and nobody such asks */
export function refuseOthers(collection: Collection, kind: keyof Rules, actor: Actor): void {
  if (collection.rules[kind] !== null || isSuperuser(actor)) return;
  throw forbidden('Only superusers can perform this action.');
}

/**
 * The filter of a request as a condition; an empty one is none.
 * @throws ApiError 400 when it is not one
 */
export function compileFilter(filter: string, base: Base, scope: Scope): Condition {
  if (filter === '') return true;
  try {
    return compile(parseFilter(filter), base, scope);
  } catch (fault) {
    if (fault instanceof FilterFault) throw invalid({});
    throw fault;
  }
}

/** A row as a table of its own, as if it were stored. */
function asTable(collection: Collection, row: Row) {
  const columns = fieldsOf(collection).map(({ name, type }) => {
    const kind = type === 'number' ? 'double precision' : type === 'flag' ? 'integer' : 'text';
    return sql`cast(${row[name]} as ${sql.raw(kind)}) as ${sql.id(name)}`;
  });
  return sql`(select ${sql.join(columns)})`;
}

/**
 * Whether a row meets a rule (and a filter), be it stored already, still, or no longer.
 * @param row complete, in stored form
 */
export async function meets(
  asked: Asked,
  collection: Collection,
  kind: keyof Rules,
  row: Row,
  filter = '',
): Promise<boolean> {
  const scope = scopeOf(asked);
  const base = { collection, alias: 'base' };
  const condition = join('and', [compileRule(kind, base, scope), compileFilter(filter, base, scope)]);
  if (typeof condition === 'boolean') return condition;
  const found = await sql`
    select 1 from ${asTable(collection, row)} as ${sql.id(base.alias)} where ${toSql(condition)}
  `.execute(asked.db);
  return found.rows.length > 0;
}

async function selectRow(
  asked: Asked,
  collection: Collection,
  kind: keyof Rules,
  id: string,
  lock: boolean,
): Promise<Row | undefined> {
  const scope = scopeOf(asked);
  const base = { collection, alias: 'base' };
  const condition = isId(id) ? compileRule(kind, base, scope) : false;
  if (condition === false) return undefined;
  const { rows } = await sql<Row>`
    select base.* from ${sql.table(collection.name)} as base
    where base.id = ${id} and ${toSql(condition)}
    ${lock && scope.engine === 'postgres' ? sql`for update of base` : sql``}
  `.execute(asked.db);
  return rows[0];
}

/** The stored row with this id if it meets the rule. */
export async function findRow(
  asked: Asked,
  collection: Collection,
  kind: keyof Rules,
  id: string,
): Promise<Row | undefined> {
  return selectRow(asked, collection, kind, id, false);
}

/** Like `findRow`, and until the transaction ends nobody else changes the row. */
export async function lockRow(
  asked: Asked,
  collection: Collection,
  kind: keyof Rules,
  id: string,
): Promise<Row | undefined> {
  return selectRow(asked, collection, kind, id, true);
}
