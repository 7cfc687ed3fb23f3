import { sql } from 'kysely';
import { invalid } from '../errors.ts';
import { FilterFault } from './filter/ast.ts';
import { compileRule } from './filter/compile.ts';
import { resolve } from './filter/resolve.ts';
import type { Base, Scope, Sql } from './filter/scope.ts';

const maxParts = 8;

function toOrder(part: string, base: Base, scope: Scope): Sql {
  const [, sign = '', name = ''] = /^([-+]?)(@?[\w.:]+)$/.exec(part.trim()) ?? [];
  if (name === '@random') return sql`random()`;
  const key = name === '@rowid' ? 'created' : name;
  const value = resolve(key, base, scope, (used) => compileRule('view', used, scope));
  if (value.several || value.known !== undefined)
    throw new FilterFault(`rows cannot be sorted by ${name || part}`);
  // Missing values are the smallest on both engines.
  return sign === '-' ? sql`${value.sql} desc nulls last` : sql`${value.sql} asc nulls first`;
}

/**
 * The order of a list: `-created,+title,id`. Rows that are equal in it are in the order of their ids.
 * @throws ApiError 400 for unknown fields and for more than 8
 */
export function toOrderBy(sort: string, base: Base, scope: Scope): Sql {
  const parts = sort === '' ? ['@rowid'] : sort.split(',');
  if (parts.length > maxParts || parts.some((part) => part.length > 255)) throw invalid({});
  try {
    const orders = parts.map((part) => toOrder(part, base, scope));
    return sql.join([...orders, sql.ref(`${base.alias}.id`)]);
  } catch (fault) {
    if (fault instanceof FilterFault) throw invalid({});
    throw fault;
  }
}
