import type { Database } from '../database/tables.ts';
import { ApiError } from '../errors.ts';
import { meets, type Asked } from '../records/access.ts';
import type { RecordEvent } from '../records/events.ts';
import { toRecords } from '../records/expand.ts';
import { pickFields } from '../records/pick-fields.ts';
import type { Client, Clients } from './clients.ts';
import { currentActor } from './listener.ts';
import type { Topic } from './topic.ts';

function concerns({ rows }: Topic, { collection, row }: RecordEvent): boolean {
  return rows?.collection === collection && (rows.id === null || rows.id === row['id']);
}

/** The filter of a topic may be none; then nothing meets it. */
async function mayHear(asked: Asked, topic: Topic, { collection, row }: RecordEvent): Promise<boolean> {
  try {
    return await meets(asked, collection, topic.rows?.id === null ? 'list' : 'view', row, topic.filter);
  } catch (fault) {
    if (fault instanceof ApiError) return false;
    throw fault;
  }
}

async function tell(db: Database, now: Date, clients: Clients, client: Client, event: RecordEvent) {
  const topics = client.topics.filter((topic) => concerns(topic, event));
  if (topics.length === 0) return;
  const asked = { db, now, actor: await currentActor(db, client.listener) };
  for (const topic of topics) {
    if (!(await mayHear(asked, topic, event))) continue;
    const [record] = await toRecords(asked, event.collection, [event.row], topic.expand);
    clients.send(client, topic.text, { action: event.action, record: pickFields(record, topic.fields) });
  }
}

/** Tells everybody who listens and may see the row, each as he may see it. */
export async function deliver(db: Database, now: Date, clients: Clients, event: RecordEvent): Promise<void> {
  for (const client of clients.all()) await tell(db, now, clients, client, event);
}
