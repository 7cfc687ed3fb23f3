import type { PassThrough } from 'node:stream';
import type { Listener } from './listener.ts';
import { readTopic, type Topic } from './topic.ts';

/** A client that cannot take more than this at once is let go; it comes again by itself. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** An open connection of this server. */
export interface Client {
  readonly id: string;
  readonly stream: PassThrough;
  listener: Listener;
  topics: readonly Topic[];
}

/** The connections that this server holds. */
export class Clients {
  readonly #clients = new Map<string, Client>();
  #closed = false;

  /** Adds a connection and greets it; it leaves when its stream closes. */
  add(id: string, stream: PassThrough, onLeave: () => void): void {
    const client: Client = { id, stream, listener: { account: null, visitor: null }, topics: [] };
    this.#clients.set(id, client);
    stream.on('close', () => {
      this.#clients.delete(id);
      onLeave();
    });
    this.send(client, 'PB_CONNECT', { clientId: id });
    if (this.#closed) stream.end();
  }

  get(id: string): Client | undefined {
    return this.#clients.get(id);
  }

  all(): readonly Client[] {
    return [...this.#clients.values()];
  }

  /** Sets what a client listens to, in place of what it listened to before. */
  listen(client: Client, listener: Listener, topics: readonly string[]): void {
    client.listener = listener;
    client.topics = topics.map(readTopic);
  }

  /** Clients take their id from the `id:` of an event, whatever its data says. */
  send({ id, stream }: Client, event: string, data: unknown): void {
    if (stream.destroyed || stream.writableEnded) return;
    stream.write(`id:${id}\nevent:${event}\ndata:${JSON.stringify(data)}\n\n`);
    if (stream.writableLength > maxWaitingBytes) stream.destroy();
  }

  /** Keeps proxies from closing quiet connections. */
  ping(): void {
    for (const { stream } of this.#clients.values()) if (!stream.writableEnded) stream.write(':\n\n');
  }

  /** Ends all connections, and from now on each new one at once: clients come back when the server does. */
  close(): void {
    this.#closed = true;
    for (const { stream } of this.#clients.values()) stream.end();
  }
}
