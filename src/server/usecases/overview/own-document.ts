import type { Actor } from '../../auth/actor.ts';
import { analyses, certificates } from '../../collections/content.ts';
import type { Collection } from '../../collections/collection.ts';
import { overview } from '../../collections/overview.ts';
import type { Row } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { findRow, lockRow } from '../../records/access.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import { write, type WriteParts } from '../../records/write.ts';
import type { Writing } from '../../records/write-record.ts';

/** A certificate or analysis of the actor's own, in the trash or not; in stored form and locked. */
export interface OwnDocument {
  readonly collection: Collection;
  readonly row: Row;
}

/**
 * One of the actor's own documents, locked until the transaction ends.
 * @throws ApiError 404 when it is not there for this actor
 */
export async function lockOwn(writing: Writing, id: string): Promise<OwnDocument> {
  const entry = await findRow(writing, overview, 'view', id);
  const collection = entry?.['kind'] === 'analysis' ? analyses : certificates;
  // Whoever may delete it, owns it: the other rules pass over the trash.
  const row = entry && (await lockRow(writing, collection, 'delete', id));
  if (row === undefined) throw notFound();
  return { collection, row };
}

/**
 * Does something with one of the actor's own documents.
 * @param work says whose entry is answered, where that is not the document itself
 * @returns what the overview says of it then
 * @throws ApiError 404 when it is not there for this actor
 */
export async function withOwnDocument(
  parts: WriteParts,
  actor: Actor,
  id: string,
  work: (writing: Writing, own: OwnDocument) => Promise<string | void>,
): Promise<ApiRecord> {
  const about = await write(parts, actor, async (writing) => work(writing, await lockOwn(writing, id)));
  const asked = { db: parts.db, actor, now: parts.clock() };
  const entry = await findRow(asked, overview, 'view', about ?? id);
  if (entry === undefined) throw notFound();
  return toRecord(overview, entry, actor);
}
