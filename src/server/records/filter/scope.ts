import type { RawBuilder } from 'kysely';
import type { Actor } from '../../auth/actor.ts';
import type { Collection } from '../../collections/collection.ts';
import type { Engine } from '../../database/engine.ts';

export type Sql = RawBuilder<unknown>;

/** What a filter is compiled for. */
export interface Scope {
  readonly engine: Engine;
  readonly now: Date;
  readonly actor: Actor;
  /** What the request wants to store, for rules. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Rules are: they may use hidden fields, `@request`, and relations without asking the rules of those. */
  readonly trusted: boolean;
  /** A name for another table in the statement, different each time. */
  readonly alias: () => string;
}

/** A table that a filter reads from. */
export interface Base {
  readonly collection: Collection;
  readonly alias: string;
}

/**
 * A side of a comparison as SQL. `text` and `number` say how it compares; `loose` is text that may hold a number (a
 * value inside JSON).
 */
export interface Value {
  readonly kind: 'text' | 'number' | 'loose';
  readonly sql: Sql;
  /** Set when the value is known here. */
  readonly known?: string | number;
  /** Set when there are several values: the tables that they come from, with their conditions. */
  readonly several?: Several;
}

export interface Several {
  readonly tables: readonly Sql[];
  readonly conditions: readonly Condition[];
}

/** A condition; known ones are not written into the statement. */
export type Condition = Sql | boolean;

/** Names for the tables of one statement. */
export function newAliases(): () => string {
  let count = 0;
  return () => `r${++count}`;
}
