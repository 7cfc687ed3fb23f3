import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './tables.ts';

/**
 * Opens a PostgreSQL database; connections are made when they are needed.
 * @param url `postgresql://…`
 * @param onIdleFault told of a connection that broke while nobody used it; the pool replaces it
 */
export function openPostgres(url: string, onIdleFault: (fault: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: 'klarzeugnis',
  });
  // Without a listener a restart of the database would end this process.
  pool.on('error', onIdleFault);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
