import type { Collection } from '../collections/collection.ts';
import type { Row } from '../database/engine.ts';

/** Somebody who is logged in. */
export interface Account {
  readonly collection: Collection;
  readonly row: Row;
}

/** Who asks. */
export interface Actor {
  readonly account: Account | null;
  /** The browser without an account, `null` without its cookie. */
  readonly visitor: string | null;
}

/** Somebody of whom nothing is known. */
export const guest: Actor = { account: null, visitor: null };

export function idOf(account: Account): string {
  return String(account.row['id']);
}

/** A superuser closed the account for now. */
export function isLocked({ row }: Account): boolean {
  return row['locked'] === 1;
}

/** Superusers pass every rule. */
export function isSuperuser(actor: Actor): boolean {
  return actor.account?.collection.name === '_superusers';
}

/** True for the account itself. */
export function isSelf(actor: Actor, collection: Collection, id: unknown): boolean {
  return actor.account !== null && actor.account.collection === collection && idOf(actor.account) === id;
}
