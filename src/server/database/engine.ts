import { PostgresAdapter, type Kysely } from 'kysely';
import { codeOf } from '../errors.ts';
import type { Database } from './tables.ts';

/** The two engines differ in what looks into JSON, in matching, and in locking rows. */
export type Engine = 'sqlite' | 'postgres';

export function engineOf(db: Pick<Database, 'getExecutor'>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** A stored value: a text, a number, 0 or 1 for a flag, JSON as text. */
export type Stored = string | number;
/** A stored row of any collection. */
export type Row = Readonly<Record<string, Stored>>;

/** The same database for tables that are known by name only at run time. */
export function anyTable(db: Database): Kysely<Record<string, Record<string, Stored>>> {
  return db as unknown as Kysely<Record<string, Record<string, Stored>>>;
}

const sqliteUnique = new Set([1555, 2067]);

/**
 * Where a write failed because a value is taken already.
 * @returns the engine's own words, which name the column or its index; undefined for every other fault
 */
export function uniqueFault(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  if (codeOf(fault) === '23505' && 'constraint' in fault) return String(fault.constraint);
  if ('errcode' in fault && sqliteUnique.has(Number(fault.errcode))) return fault.message;
  return undefined;
}
