import { fieldOf } from '../../collections/collection.ts';
import { idOf } from '../../auth/actor.ts';
import { FilterFault } from './ast.ts';
import type { Scope } from './scope.ts';

function plain(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

function ofAccount(name: string, { account }: Scope['actor']): string | number {
  if (account === null) return '';
  if (name === 'id') return idOf(account);
  if (name === 'collectionId') return account.collection.id;
  if (name === 'collectionName') return account.collection.name;
  if (fieldOf(account.collection, name) === undefined) return '';
  return plain(account.row[name]);
}

/**
 * What a rule knows of the request: `@request.auth.FIELD`, `@request.visitor.id`, `@request.body.FIELD` and
 * `@request.body.FIELD:isset`. Somebody who is not logged in has empty fields.
 * @throws FilterFault for other names
 */
export function requestValue(path: readonly string[], modifier: string, scope: Scope): string | number {
  const [, part, name = ''] = path;
  if (path.length === 3 && part === 'auth' && modifier === '') return ofAccount(name, scope.actor);
  if (path.length === 3 && part === 'visitor' && name === 'id' && modifier === '') {
    return scope.actor.visitor ?? '';
  }
  if (path.length === 3 && part === 'body') {
    if (modifier === 'isset') return Object.hasOwn(scope.body, name) ? 1 : 0;
    if (modifier === '') return plain(scope.body[name]);
  }
  throw new FilterFault(`the request has no ${path.join('.')}`);
}
