import { sql } from 'kysely';
import type { Engine } from '../../database/engine.ts';
import type { Sql } from './scope.ts';

/** A list as JSON; whatever else the column holds counts as an empty one. */
function listOnly(engine: Engine, column: Sql): Sql {
  return engine === 'postgres'
    ? sql`case jsonb_typeof(${column}::jsonb) when 'array' then ${column}::jsonb else '[]'::jsonb end`
    : sql`case json_type(${column}) when 'array' then ${column} else '[]' end`;
}

/** The elements of a list, as a table with the one column `value`, as text. */
export function elements(engine: Engine, column: Sql, alias: string): { readonly table: Sql; value: Sql } {
  const list = listOnly(engine, column);
  const value = sql.ref(`${alias}.value`);
  return engine === 'postgres'
    ? { table: sql`jsonb_array_elements_text(${list}) as ${sql.id(alias)}(value)`, value }
    : { table: sql`json_each(${list}) as ${sql.id(alias)}`, value: sql`cast(${value} as text)` };
}

/** How many elements a list has. */
export function listLength(engine: Engine, column: Sql): Sql {
  const list = listOnly(engine, column);
  return engine === 'postgres' ? sql`jsonb_array_length(${list})` : sql`json_array_length(${list})`;
}

/** The value at a path inside JSON as text, flags as 1 and 0; NULL where there is none. */
export function jsonValue(engine: Engine, column: Sql, path: readonly string[]): Sql {
  if (engine === 'sqlite') {
    const address = `$${path.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `."${step}"`)).join('')}`;
    return sql`cast(json_extract(${column}, ${address}) as text)`;
  }
  const steps = sql.join(path.map((step) => sql`${step}::text`));
  const found = sql`jsonb_extract_path(${column}::jsonb, ${steps})`;
  return sql`case ${found} when 'true'::jsonb then '1' when 'false'::jsonb then '0' else ${found} #>> '{}' end`;
}
