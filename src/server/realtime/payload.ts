import { z } from 'zod';
import { findCollection } from '../collections/collections.ts';
import { fieldsOf } from '../collections/collection.ts';
import { anyTable } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import type { RecordEvent } from '../records/events.ts';
import { initial } from '../records/row.ts';

/** What servers on one database tell each other. */
export const payload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('record'),
    action: z.enum(['create', 'update', 'delete']),
    collection: z.string(),
    id: z.string(),
    /** Of a deleted row: what is needed to tell who may hear of it, see `toPayload`. */
    rest: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  /** Something for one client. */
  z.object({ kind: z.literal('message'), client: z.string(), topic: z.string(), data: z.unknown() }),
  /** A client listens to something else. */
  z.object({ kind: z.literal('topics'), client: z.string() }),
]);
export type Payload = z.infer<typeof payload>;

/** An event as other servers get it. Of a deleted row only ids, choices and dates are kept, no content. */
export function toPayload({ action, collection, row }: RecordEvent): Payload {
  const kept = fieldsOf(collection).filter(
    ({ name, type }) => ['relation', 'select', 'date', 'flag'].includes(type) || name === 'visitor',
  );
  const rest = action === 'delete' ? Object.fromEntries(kept.map(({ name }) => [name, row[name] ?? ''])) : {};
  return { kind: 'record', action, collection: collection.name, id: String(row['id']), rest };
}

/** The event that another server told of; undefined when the row is gone again. */
export async function toEvent(
  db: Database,
  told: Extract<Payload, { kind: 'record' }>,
): Promise<RecordEvent | undefined> {
  const collection = findCollection(told.collection);
  if (collection === undefined) return undefined;
  const { action, id, rest } = told;
  if (action === 'delete') {
    const empty = Object.fromEntries(fieldsOf(collection).map((field) => [field.name, initial(field)]));
    return { action, collection, row: { ...empty, ...rest, id } };
  }
  const row = await anyTable(db)
    .selectFrom(collection.name)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { action, collection, row };
}
