import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../auth/actor.ts';
import { toTimestamp, type Clock } from '../clock.ts';
import { engineOf } from '../database/engine.ts';
import type { Database, RealtimeClientsTable } from '../database/tables.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import { badValue } from '../records/faults.ts';
import { toListener, type Listener } from './listener.ts';
import type { Realtime } from './realtime.ts';

/** The topic of clients that wait for somebody to come back from another website. */
const oauthTopic = '@oauth2';
/** How long to wait for another server to take over what its client listens to. */
const patience = 2_000;

export interface ConnectionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly realtime: Realtime;
  readonly secret: string;
}

/** Addresses of clients are compared, not kept. */
function hashed(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url');
}

/** Notes a new connection of this server, so that all servers know it. */
export async function noteConnection(
  { db, clock, realtime, secret }: ConnectionParts,
  id: string,
  address: string,
): Promise<void> {
  const now = toTimestamp(clock());
  const listener: Listener = { account: null, visitor: null };
  await db
    .insertInto('realtime_clients')
    .values({
      id,
      server: realtime.server,
      address: hashed(secret, address),
      actor: JSON.stringify(listener),
      topics: '[]',
      wanted: 0,
      applied: 0,
      created: now,
      updated: now,
    })
    .execute();
}

async function lockConnection(
  { db, secret }: { readonly db: Database; readonly secret: string },
  id: string,
  address: string,
): Promise<RealtimeClientsTable | 'unknown' | 'elsewhere'> {
  if (id.includes('\0')) return 'unknown';
  const query = db.selectFrom('realtime_clients').selectAll().where('id', '=', id);
  const row = await (engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return 'unknown';
  return row.address === hashed(secret, address) ? row : 'elsewhere';
}

/** Somebody who is logged in stays who he is; only a guest becomes a user. */
function refuseSwitch(before: Listener, after: Listener): void {
  if (before.account === null) return;
  const same =
    before.account.id === after.account?.id && before.account.collection === after.account.collection;
  if (!same) throw forbidden("The current and the previous request authorization don't match.");
}

async function applied({ db, clock, realtime }: ConnectionParts, row: RealtimeClientsTable): Promise<void> {
  if (row.server === realtime.server) {
    await realtime.applyTopics(row.id);
    return;
  }
  realtime.wake();
  const start = clock().getTime();
  for (let waited = 0; waited < patience && clock().getTime() - start < patience; waited += 25) {
    const now = await db
      .selectFrom('realtime_clients')
      .select('applied')
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (now === undefined || now.applied > row.wanted) return;
    await sleep(25);
  }
}

/**
 * Sets what a connection listens to, whichever server holds it.
 * @throws ApiError 404 for an unknown connection, 400 from another address, 403 for another account
 */
export async function setTopics(
  parts: ConnectionParts,
  actor: Actor,
  id: string,
  topics: readonly string[],
  address: string,
): Promise<void> {
  const after = toListener(actor);
  const row = await parts.db.transaction().execute(async (trx) => {
    const found = await lockConnection({ ...parts, db: trx }, id, address);
    if (found === 'unknown') throw notFound();
    if (found === 'elsewhere') throw invalid({ clientId: badValue });
    refuseSwitch(JSON.parse(found.actor) as Listener, after);
    await trx
      .updateTable('realtime_clients')
      .set({ actor: JSON.stringify(after), topics: JSON.stringify(topics), wanted: found.wanted + 1 })
      .where('id', '=', id)
      .execute();
    if (found.server !== parts.realtime.server)
      await parts.realtime.note(trx, [{ kind: 'topics', client: id }]);
    return found;
  });
  await applied(parts, row);
}

/**
 * Hands on what somebody brought back from another website to the connection that waits for it, once.
 * @returns false when none waits, or one at another address
 */
export async function handOver(
  parts: ConnectionParts,
  id: string,
  data: Readonly<Record<string, string>>,
  address: string,
): Promise<boolean> {
  const { db, realtime } = parts;
  const row = await db.transaction().execute(async (trx) => {
    const found = await lockConnection({ ...parts, db: trx }, id, address);
    if (found === 'unknown' || found === 'elsewhere') return undefined;
    const topics = JSON.parse(found.topics) as string[];
    if (!topics.includes(oauthTopic)) return undefined;
    const rest = JSON.stringify(topics.filter((topic) => topic !== oauthTopic));
    await trx.updateTable('realtime_clients').set({ topics: rest }).where('id', '=', id).execute();
    if (found.server !== realtime.server) {
      await realtime.note(trx, [{ kind: 'message', client: id, topic: oauthTopic, data }]);
    }
    return found;
  });
  if (row === undefined) return false;
  const client = realtime.clients.get(id);
  if (client) realtime.clients.send(client, oauthTopic, data);
  else realtime.wake();
  return true;
}

/** Forgets a connection that is closed. */
export async function forgetConnection({ db }: ConnectionParts, id: string): Promise<void> {
  await db.deleteFrom('realtime_clients').where('id', '=', id).execute();
}
