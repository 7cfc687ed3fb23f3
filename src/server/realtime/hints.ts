import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { engineOf } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';

const channel = 'klarzeugnis';
const pause = 5_000;

/** Wakes other servers that use the same PostgreSQL. Only a hint: those that miss it look by themselves. */
export async function wakeOthers(db: Database, server: string): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`select pg_notify(${channel}, ${server})`.execute(db);
}

/**
 * Listens for other servers on a connection of its own, which is made again when it breaks.
 * @param onHint called when another server has written something, and after each new connection
 * @returns a function that ends it
 */
export function listenForHints(url: string, server: string, onHint: () => void): () => Promise<void> {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const made = new pg.Client({ connectionString: url, application_name: 'klarzeugnis-listen' });
    client = made;
    const broken = new Promise<void>((resolve) =>
      made.on('error', () => resolve()).on('end', () => resolve()),
    );
    made.on('notification', ({ payload }) => {
      if (payload !== server) onHint();
    });
    await made.connect();
    await made.query(`listen ${channel}`);
    onHint();
    await broken;
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await connect().catch(() => {});
      await client?.end().catch(() => {});
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const kept = keep();
  return async () => {
    stopping.abort();
    await client?.end().catch(() => {});
    await kept;
  };
}
