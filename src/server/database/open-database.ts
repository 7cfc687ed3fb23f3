import path from 'node:path';
import { codeOf, StartFault } from '../errors.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database } from './tables.ts';

/** Where the rows are: a PostgreSQL when `databaseUrl` is set, else a file in the data folder. */
export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/**
 * Opens the database and brings it up to date. The caller ends it with `destroy()`.
 * @param onIdleFault see `openPostgres`
 * @throws StartFault in German when it cannot be reached or opened
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  onIdleFault: (fault: Error) => void,
): Promise<Database> {
  const file = path.join(dataDir, 'klarzeugnis.db');
  let db: Database | undefined;
  try {
    db = databaseUrl === null ? await openSqlite(file) : openPostgres(databaseUrl, onIdleFault);
    await migrate(db);
    return db;
  } catch (fault) {
    await db?.destroy();
    const place = databaseUrl === null ? `Die Datenbank ${file}` : 'PostgreSQL (DATABASE_URL)';
    const reason = codeOf(fault) ?? (fault instanceof Error ? fault.message : String(fault));
    throw new StartFault(`${place} lässt sich nicht öffnen: ${reason}`, { cause: fault });
  }
}
