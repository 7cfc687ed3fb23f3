import { sql } from 'kysely';
import { fieldsOf, type Collection } from '../collections/collection.ts';
import type { Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import type { Sql } from './filter/scope.ts';

/** Bytes of stored rows that one answer may hold: read into memory they take many times as much. */
export const maxAnswerBytes = 32 * 1024 * 1024;
/** Texts up to this length never fill an answer. */
const smallText = 5_000;

/** The columns that may be large. */
export function heavyColumns(collection: Collection): readonly string[] {
  return fieldsOf(collection)
    .filter((field) => field.type === 'json' || (field.type === 'text' && (field.max ?? 0) > smallText))
    .map(({ name }) => name);
}

/** What these columns of a row take; both engines know it without reading them. */
export const bytesOf = (alias: string, columns: readonly string[]): Sql =>
  columns.length === 0
    ? sql`0`
    : sql.join(
        columns.map((name) => sql`octet_length(${sql.ref(`${alias}.${name}`)})`),
        sql` + `,
      );

/** What these columns take in all the rows whose ids are given. */
export async function sumOfBytes(
  db: Database,
  collection: Collection,
  columns: readonly string[],
  ids: Sql,
): Promise<number> {
  if (columns.length === 0) return 0;
  const { rows } = await sql<{ bytes: number | string }>`
    select coalesce(sum(${bytesOf('sized', columns)}), 0) as bytes
    from ${sql.table(collection.name)} as sized where sized.id in (${ids})
  `.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** What a row takes that is about to be stored. */
export const bytesOfRow = (collection: Collection, row: Row): number =>
  heavyColumns(collection).reduce((sum, name) => sum + Buffer.byteLength(String(row[name])), 0);
