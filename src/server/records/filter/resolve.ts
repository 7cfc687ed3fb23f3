import { sql } from 'kysely';
import { idOf, isSuperuser } from '../../auth/actor.ts';
import { findLink } from '../../collections/links.ts';
import { fieldOf } from '../../collections/collection.ts';
import type { Field } from '../../collections/field.ts';
import { forbidden } from '../../errors.ts';
import { FilterFault } from './ast.ts';
import { join, toSql } from './conditions.ts';
import { elements, jsonValue, listLength } from './json-sql.ts';
import { macro } from './macros.ts';
import { requestValue } from './request-values.ts';
import type { Base, Condition, Scope, Several, Sql, Value } from './scope.ts';

/** Says whether rows of a table may be used on the way to others; given by the compiler, which knows rules. */
export type MayUse = (base: Base) => Condition;

interface Way {
  readonly base: Base;
  /** The tables between the one that is filtered and this one. */
  readonly tables: readonly Sql[];
  readonly conditions: readonly Condition[];
  /** Several rows may lie at its end. */
  readonly many: boolean;
}

function known(value: string | number): Value {
  return { kind: typeof value === 'number' ? 'number' : 'text', sql: sql`${value}`, known: value };
}

function column(base: Base, name: string): Sql {
  return sql.ref(`${base.alias}.${name}`);
}

/** Over the relation of this name, or over one that points back, to the rows of the other side. */
function step(way: Way, name: string, scope: Scope, mayUse: MayUse): Way | undefined {
  const link = findLink(way.base.collection, name);
  if (link === undefined) return undefined;
  const next = { collection: link.target, alias: scope.alias() };
  const linked = sql`(${column(way.base, link.from)} = ${column(next, link.by)})`;
  return {
    base: next,
    tables: [...way.tables, sql`${sql.table(link.target.name)} as ${sql.id(next.alias)}`],
    conditions: [...way.conditions, linked, scope.trusted ? true : mayUse(next)],
    many: way.many || link.many,
  };
}

/** Mail addresses can be filtered by those who may see them. */
function emailFor(base: Base, scope: Scope): Sql {
  const email = column(base, 'email');
  const { actor } = scope;
  if (scope.trusted || isSuperuser(actor)) return email;
  const { account } = actor;
  const own = account?.collection === base.collection ? idOf(account) : '';
  return sql`case when ${column(base, 'emailVisibility')} = 1 or ${column(base, 'id')} = ${own} then ${email} else '' end`;
}

function ofField(way: Way, field: Field, modifier: string, scope: Scope): Value {
  const raw =
    field.type === 'email' && way.base.collection.auth
      ? emailFor(way.base, scope)
      : column(way.base, field.name);
  const list = field.type === 'json';
  if (modifier === 'each' && list) {
    const { table, value } = elements(scope.engine, raw, scope.alias());
    return {
      kind: 'loose',
      sql: value,
      several: { tables: [...way.tables, table], conditions: way.conditions },
    };
  }
  if (modifier === 'length' && list) return { kind: 'number', sql: listLength(scope.engine, raw) };
  if (modifier === 'lower') {
    return { kind: 'text', sql: scope.engine === 'postgres' ? sql`lower(${raw})` : sql`fold(${raw})` };
  }
  if (modifier !== '') throw new FilterFault(`${field.name} has no ${modifier}`);
  return { kind: field.type === 'number' || field.type === 'flag' ? 'number' : 'text', sql: raw };
}

/** A value at the end of a way: one of several, or, over single relations, the one or NULL. */
function atEnd(way: Way, value: Value): Value {
  if (value.several || way.tables.length === 0) return value;
  const several: Several = { tables: way.tables, conditions: way.conditions };
  if (way.many) return { ...value, several };
  const where = toSql(join('and', way.conditions));
  return { ...value, sql: sql`(select ${value.sql} from ${sql.join(way.tables)} where ${where})` };
}

function ofPath(
  start: Base,
  path: readonly string[],
  modifier: string,
  scope: Scope,
  mayUse: MayUse,
): Value | undefined {
  let way: Way = { base: start, tables: [], conditions: [], many: false };
  for (const [at, name] of path.entries()) {
    const field = fieldOf(way.base.collection, name);
    const visible = field !== undefined && (scope.trusted || !field.hidden) ? field : undefined;
    const rest = path.slice(at + 1);
    if (visible && rest.length === 0) return atEnd(way, ofField(way, visible, modifier, scope));
    if (visible?.type === 'json' && modifier === '') {
      const value = jsonValue(scope.engine, column(way.base, name), rest);
      return atEnd(way, { kind: 'loose', sql: value });
    }
    const next = step(way, name, scope, mayUse);
    if (next === undefined) return undefined;
    way = next;
  }
  return undefined;
}

const literals: ReadonlyMap<string, string | number> = new Map<string, string | number>([
  ['null', ''],
  ['true', 1],
  ['false', 0],
]);

/**
 * What a name in a filter stands for: a field, a way over relations, a value inside JSON, a macro.
 * @throws FilterFault for unknown and hidden names, ApiError 403 for what only rules may use
 */
export function resolve(name: string, base: Base, scope: Scope, mayUse: MayUse): Value {
  const [, address = '', modifier = ''] = /^([^:]+)(?::([a-z]+))?$/.exec(name) ?? [];
  const path = address.split('.');
  if (path[0] === '@request' || path[0] === '@collection') {
    if (!scope.trusted && !isSuperuser(scope.actor)) {
      throw forbidden('Only superusers can filter by request or collection.');
    }
    return known(requestValue(path, modifier, scope));
  }
  const moment = modifier === '' ? macro(address, scope.now) : undefined;
  if (moment !== undefined) return known(moment);
  const found = path.includes('') ? undefined : ofPath(base, path, modifier, scope, mayUse);
  if (found !== undefined) return found;
  const literal = literals.get(name.toLowerCase());
  if (literal !== undefined) return known(literal);
  throw new FilterFault(`unknown name ${name}`);
}
