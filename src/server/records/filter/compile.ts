import { isSuperuser } from '../../auth/actor.ts';
import type { Rules } from '../../collections/collection.ts';
import type { Expression, Operand } from './ast.ts';
import { compare } from './compare.ts';
import { join } from './conditions.ts';
import { parseFilter } from './parse.ts';
import { resolve } from './resolve.ts';
import { sql } from 'kysely';
import type { Base, Condition, Scope, Value } from './scope.ts';

const parsed = new Map<string, Expression>();

/** Rules are few and never change: each is read once. */
function parseRule(rule: string): Expression {
  const expression = parsed.get(rule) ?? parseFilter(rule);
  parsed.set(rule, expression);
  return expression;
}

/**
 * A rule of a collection as a condition on one of its rows.
 * @returns false where it is for superusers only and nobody such asks
 */
export function compileRule(kind: keyof Rules, base: Base, scope: Scope): Condition {
  const rule = base.collection.rules[kind];
  if (isSuperuser(scope.actor) || rule === '') return true;
  return rule === null ? false : compile(parseRule(rule), base, { ...scope, trusted: true });
}

function valueOf(operand: Operand, base: Base, scope: Scope): Value {
  if (operand.kind === 'name') {
    return resolve(operand.name, base, scope, (used) => compileRule('view', used, scope));
  }
  return { kind: operand.kind, sql: sql`${operand.value}`, known: operand.value };
}

/**
 * A filter as a condition on a row.
 * @throws FilterFault for names that the collection does not have, ApiError 403 for those that only rules may use
 */
export function compile(expression: Expression, base: Base, scope: Scope): Condition {
  if (expression.kind !== 'compare') {
    return join(
      expression.kind,
      expression.parts.map((part) => compile(part, base, scope)),
    );
  }
  const left = valueOf(expression.left, base, scope);
  const right = valueOf(expression.right, base, scope);
  return compare(scope.engine, left, expression.operator, right, expression.any);
}
