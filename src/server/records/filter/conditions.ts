import { sql } from 'kysely';
import type { Condition, Sql } from './scope.ts';

/** All (or one) of the conditions hold; what is known here is worked out here. */
export function join(kind: 'and' | 'or', conditions: readonly Condition[]): Condition {
  const decides = kind === 'or';
  if (conditions.includes(decides)) return decides;
  const open = conditions.filter((condition): condition is Sql => typeof condition !== 'boolean');
  if (open.length === 0) return !decides;
  const [only, ...others] = open;
  if (only !== undefined && others.length === 0) return only;
  return sql`(${sql.join(open, kind === 'and' ? sql` and ` : sql` or `)})`;
}

/** True where the condition does not hold, or cannot be told. */
export function not(condition: Condition): Condition {
  return typeof condition === 'boolean' ? !condition : sql`(not coalesce(${condition}, false))`;
}

/** A condition for a `where`. */
export function toSql(condition: Condition): Sql {
  if (typeof condition !== 'boolean') return condition;
  return condition ? sql`1 = 1` : sql`1 = 0`;
}
