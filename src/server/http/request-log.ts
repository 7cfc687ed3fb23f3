import type { FastifyInstance } from 'fastify';
import { toTimestamp, type Clock } from '../clock.ts';
import type { Database, LogsTable } from '../database/tables.ts';
import { newId } from '../ids.ts';

const flushEvery = 3_000;
/** Entries that may wait; more than that in a few seconds are not worth keeping. */
const maxWaiting = 5_000;
const rowsAtOnce = 500;
const [info, error] = [0, 8];

export interface RequestLog {
  /** Writes what waits; it is written by itself every few seconds and when the server stops. */
  readonly flush: () => Promise<void>;
}

/**
 * Keeps what the API answered, for superusers to look through: the route (not the row), the status and the time it
 * took. No addresses, no content.
 */
export function keepRequestLog(app: FastifyInstance, db: Database, clock: Clock): RequestLog {
  let waiting: LogsTable[] = [];
  let writing: Promise<unknown> = Promise.resolve();

  async function store(rows: readonly LogsTable[]): Promise<void> {
    try {
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        await db
          .insertInto('_logs')
          .values(rows.slice(at, at + rowsAtOnce))
          .execute();
      }
    } catch (fault) {
      app.log.error({ err: fault }, 'request log');
    }
  }

  async function flush(): Promise<void> {
    const rows = waiting;
    waiting = [];
    const before = writing;
    writing = (async () => {
      await before;
      await store(rows);
    })();
    await writing;
  }

  app.addHook('onResponse', async (request, reply) => {
    if (waiting.length >= maxWaiting) return;
    const { method, routeOptions } = request;
    const [route, status] = [routeOptions.url ?? '*', reply.statusCode];
    const time = toTimestamp(clock());
    const data = { type: 'request', method, url: route, status, execTime: Math.round(reply.elapsedTime) };
    waiting.push({
      id: newId(),
      level: status >= 400 ? error : info,
      message: `${method} ${route}`,
      data: JSON.stringify(data),
      created: time,
      updated: time,
    });
  });
  const timer = setInterval(() => void (waiting.length > 0 && flush()), flushEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return { flush };
}
