import { sql } from 'kysely';
import type { Operator } from './ast.ts';
import { join, not, toSql } from './conditions.ts';
import type { Engine } from '../../database/engine.ts';
import type { Condition, Several, Sql, Value } from './scope.ts';

function isNumeric(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** The value as text; a whole number has no decimals. */
function asText(engine: Engine, value: Value): Sql {
  if (value.known !== undefined) return sql`${String(value.known)}`;
  if (value.kind !== 'number') return value.sql;
  return engine === 'postgres' ? sql`${value.sql}::text` : sql`format('%.15g', ${value.sql})`;
}

/** The value as a number, NULL where a text holds none; undefined where it is known to hold none. */
function asNumber(engine: Engine, value: Value): Sql | undefined {
  if (value.known !== undefined) {
    const numeric = typeof value.known === 'number' || isNumeric(value.known);
    return numeric ? sql`cast(${Number(value.known)} as double precision)` : undefined;
  }
  if (value.kind === 'number') return value.sql;
  if (engine === 'sqlite') {
    return sql`numeric(${value.sql})`;
  }
  return sql`case when ${value.sql} ~ '^-?[0-9]+([.][0-9]+)?$' then ${value.sql}::double precision end`;
}

function isText({ kind, known }: Value): boolean {
  return kind === 'text' && known === undefined;
}

/** Two values compare as numbers when one is a number and the other may be one. */
function asNumbers(engine: Engine, left: Value, right: Value): readonly [Sql, Sql] | undefined {
  if (left.kind !== 'number' && right.kind !== 'number') return undefined;
  if (isText(left) || isText(right)) return undefined;
  const numbers = [asNumber(engine, left), asNumber(engine, right)] as const;
  return numbers[0] === undefined || numbers[1] === undefined ? undefined : [numbers[0], numbers[1]];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** What `~` looks for: the text anywhere, or, when it has a `%` of its own, exactly that pattern. */
export function toPattern(text: string): string {
  if (!/(?<!\\)(\\\\)*%/.test(text)) return `%${escaped(text)}%`;
  // A pattern must not end in the middle of an escape.
  return /(?<!\\)(\\\\)*\\$/.test(text) ? `${text}\\` : text;
}

function matches(engine: Engine, left: Value, right: Value): Condition {
  const [text, other] = [asText(engine, left), asText(engine, right)];
  const pattern =
    right.known === undefined
      ? sql`'%' || replace(replace(replace(${other}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
      : sql`${toPattern(String(right.known))}`;
  return engine === 'postgres'
    ? sql`(${text} ilike (${pattern}) escape '\\')`
    : sql`(fold(${text}) like fold(${pattern}) escape '\\')`;
}

type Known = string | number;
const includes = (a: Known, b: Known): boolean => String(a).toLowerCase().includes(String(b).toLowerCase());
const comparisons: Readonly<Record<Operator, (a: Known, b: Known) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '~': includes,
  '!~': (a, b) => !includes(a, b),
};

function compareKnown(left: Known, operator: Operator, right: Known): boolean {
  const numbers = typeof left === 'number' && typeof right === 'number';
  return numbers ? comparisons[operator](left, right) : comparisons[operator](String(left), String(right));
}

/** One value against one. Missing values and empty texts are the same. */
function compareSingle(engine: Engine, left: Value, operator: Operator, right: Value): Condition {
  if (left.known !== undefined && right.known !== undefined)
    return compareKnown(left.known, operator, right.known);
  if (operator === '~') return matches(engine, left, right);
  if (operator === '!~') return not(matches(engine, left, right));
  const numbers = asNumbers(engine, left, right);
  const [a, b] = numbers ?? [asText(engine, left), asText(engine, right)];
  if (operator !== '=' && operator !== '!=') return sql`(${a} ${sql.raw(operator)} ${b})`;
  const same = numbers
    ? sql`(${a} is not distinct from ${b})`
    : sql`(coalesce(${a}, '') = coalesce(${b}, ''))`;
  return operator === '=' ? same : sql`(not ${same})`;
}

/** True when there is a combination of the several values for which the condition holds. */
function exists({ tables, conditions }: Several, condition: Condition): Condition {
  const all = join('and', [...conditions, condition]);
  if (all === false) return false;
  return sql`exists (select 1 from ${sql.join(tables)} where ${toSql(all)})`;
}

function severalOf(left: Value, right: Value): Several | undefined {
  const sides = [left.several, right.several].filter((side) => side !== undefined);
  if (sides.length === 0) return undefined;
  return {
    tables: sides.flatMap(({ tables }) => tables),
    conditions: sides.flatMap(({ conditions }) => conditions),
  };
}

/**
 * A comparison as SQL. Where a side has several values it must hold for all of them, and for at least one unless it
 * denies something; with `any` one is enough.
 */
export function compare(
  engine: Engine,
  left: Value,
  operator: Operator,
  right: Value,
  any: boolean,
): Condition {
  const single = compareSingle(engine, left, operator, right);
  const several = severalOf(left, right);
  if (several === undefined) return single;
  if (any) return exists(several, single);
  const forAll = not(exists(several, not(single)));
  const denies = operator === '!=' || operator === '!~';
  return denies ? forAll : join('and', [exists(several, true), forAll]);
}
