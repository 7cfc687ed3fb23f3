import type { FastifyBaseLogger } from 'fastify';
import { timestampAfter, toTimestamp, type Clock } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { RecordEvent } from '../records/events.ts';
import { Clients } from './clients.ts';
import { deliver } from './deliver.ts';
import { listenForHints, wakeOthers } from './hints.ts';
import { payload, toEvent, toPayload, type Payload } from './payload.ts';
import type { Listener } from './listener.ts';

const second = 1000;
/** How often to look for what other servers wrote, where no hint comes. */
const pollEvery = second;
const pingEvery = 30 * second;
/** Rows are committed late and clocks differ: what is this old and was not seen yet is still told. */
const window = 30 * second;

export interface RealtimeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly databaseUrl: string | null;
}

/**
 * Tells clients of this server what happens to rows, on whichever server. What happens here is told at once; what
 * other servers write into `events` is picked up by a hint (PostgreSQL) or by looking every second.
 */
export class Realtime {
  readonly server = newId();
  readonly clients = new Clients();
  readonly #parts: RealtimeParts;
  readonly #seen = new Map<string, string>();
  #work: Promise<unknown> = Promise.resolve();
  #looking = false;
  #waking = false;
  #timers: NodeJS.Timeout[] = [];
  #stopListening: (() => Promise<void>) | undefined;

  constructor(parts: RealtimeParts) {
    this.#parts = parts;
  }

  /** Begins to look for what other servers do from now on. */
  async start(): Promise<void> {
    await this.#unseen();
    const { databaseUrl } = this.#parts;
    if (databaseUrl !== null) {
      this.#stopListening = listenForHints(databaseUrl, this.server, () => this.#look());
    }
    this.#timers = [
      setInterval(() => this.#look(), pollEvery),
      setInterval(() => this.clients.ping(), pingEvery),
    ];
  }

  /** Lets all clients go, takes no more, and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.clients.close();
    await this.#stopListening?.();
    await this.#work;
    await this.#parts.db.deleteFrom('realtime_clients').where('server', '=', this.server).execute();
  }

  /** Writes for other servers, within the transaction that it is about. */
  async note(trx: Database, payloads: readonly Payload[]): Promise<void> {
    if (payloads.length === 0) return;
    const now = toTimestamp(this.#parts.clock());
    const rows = payloads.map((told) => ({
      id: newId(),
      server: this.server,
      payload: JSON.stringify(told),
      created: now,
      updated: now,
    }));
    await trx.insertInto('events').values(rows).execute();
  }

  async noteEvents(trx: Database, events: readonly RecordEvent[]): Promise<void> {
    await this.note(trx, events.map(toPayload));
  }

  /** Tells what was committed: here at once, elsewhere through what was noted. */
  tell(events: readonly RecordEvent[]): void {
    if (events.length === 0) return;
    const { db, clock } = this.#parts;
    void this.#queue(async () => {
      for (const event of events) await deliver(db, clock(), this.clients, event);
    });
    this.wake();
  }

  /** Says to other servers that there is something for them. */
  wake(): void {
    if (this.#waking) return;
    this.#waking = true;
    void this.#queue(async () => {
      this.#waking = false;
      await wakeOthers(this.#parts.db, this.server);
    });
  }

  /** Waits until everything that was told so far has been sent. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** One thing after the other, so that clients hear of them in their order. */
  async #queue(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work
      .then(work)
      .catch((fault: unknown) => this.#parts.log.error({ err: fault }, 'realtime'));
    await this.#work;
  }

  #look(): void {
    if (this.#looking) return;
    this.#looking = true;
    void this.#queue(async () => {
      this.#looking = false;
      await this.#catchUp();
    });
  }

  async #unseen(): Promise<Payload[]> {
    const { db, clock } = this.#parts;
    const since = timestampAfter(clock(), -window);
    for (const [id, created] of this.#seen) if (created < since) this.#seen.delete(id);
    const rows = await db
      .selectFrom('events')
      .select(['id', 'payload', 'created'])
      .where('server', '!=', this.server)
      .where('created', '>=', since)
      .orderBy('created')
      .execute();
    const fresh = rows.filter(({ id }) => !this.#seen.has(id));
    for (const { id, created } of fresh) this.#seen.set(id, created);
    return fresh.map((row) => payload.parse(JSON.parse(row.payload)));
  }

  /** Tells what other servers noted; new topics come last, so that nobody hears of what was before them. */
  async #catchUp(): Promise<void> {
    const all = await this.#unseen();
    for (const told of all) await this.#take(told);
    for (const told of all) if (told.kind === 'topics') await this.#applyTopics(told.client);
  }

  async #take(told: Payload): Promise<void> {
    const { db, clock } = this.#parts;
    if (told.kind === 'record' && this.clients.all().length > 0) {
      const event = await toEvent(db, told);
      if (event) await deliver(db, clock(), this.clients, event);
    }
    if (told.kind === 'message') {
      const client = this.clients.get(told.client);
      if (client) this.clients.send(client, told.topic, told.data);
    }
  }

  /** Takes over what a client of this server listens to from its row; it hears of what happens from then on. */
  async applyTopics(id: string): Promise<void> {
    await this.#queue(async () => {
      await this.#catchUp();
      await this.#applyTopics(id);
    });
  }

  async #applyTopics(id: string): Promise<void> {
    const { db } = this.#parts;
    const client = this.clients.get(id);
    const row = await db.selectFrom('realtime_clients').selectAll().where('id', '=', id).executeTakeFirst();
    if (client === undefined || row === undefined) return;
    this.clients.listen(client, JSON.parse(row.actor) as Listener, JSON.parse(row.topics) as string[]);
    await db
      .updateTable('realtime_clients')
      .set({ applied: row.wanted })
      .where('id', '=', id)
      .where('applied', '<', row.wanted)
      .execute();
  }
}
