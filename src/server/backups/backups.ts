import { createReadStream, type ReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { toTimestamp, type Clock } from '../clock.ts';
import type { DatabasePlace } from '../database/open-database.ts';
import { codeOf, invalid, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { badFormat } from '../records/faults.ts';

export interface Backup {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly modified: string;
}

/** Copies of the embedded database in DATA_DIR/backups. With PostgreSQL every call fails and says what to do. */
export interface Backups {
  readonly list: () => Promise<Backup[]>;
  /** @param name „NAME.db“, or '' for one made of the time */
  readonly make: (name: string) => Promise<void>;
  readonly read: (key: string) => Promise<ReadStream>;
  readonly remove: (key: string) => Promise<void>;
}

const keyPattern = /^[a-z0-9_-]{1,100}\.db$/;
const worker = new URL('copy-database.ts', import.meta.url);

/** @throws ApiError 400 where the database is not ours to copy */
function refusePostgres({ databaseUrl }: DatabasePlace): void {
  if (databaseUrl === null) return;
  const message =
    'Die Daten liegen in PostgreSQL (DATABASE_URL). Sicherungen macht dort pg_dump, zum Beispiel: ' +
    'pg_dump --format=custom --file=klarzeugnis.dump "$DATABASE_URL"; zurück geht es mit pg_restore.';
  throw invalid({}, message);
}

async function copy(from: string, to: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    new Worker(worker, { workerData: { from, to } }).on('error', reject).on('exit', () => resolve());
  });
  const file = await open(to, 'r+');
  await file.sync();
  await file.close();
}

/** Where backups are kept. */
export function backupFolder(dataDir: string): string {
  return path.join(dataDir, 'backups');
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

export function createBackups(place: DatabasePlace, clock: Clock): Backups {
  const folder = backupFolder(place.dataDir);
  let making = false;

  function fileOf(key: string): string {
    refusePostgres(place);
    if (!keyPattern.test(key)) throw notFound();
    return path.join(folder, key);
  }

  return {
    async list() {
      refusePostgres(place);
      const names = await readdir(folder).catch((fault: unknown) => {
        if (codeOf(fault) === 'ENOENT') return [];
        throw fault;
      });
      const keys = names.filter((name) => keyPattern.test(name)).toSorted();
      return Promise.all(
        keys.map(async (key) => {
          const { size, mtime } = await stat(path.join(folder, key));
          return { key, size, modified: toTimestamp(mtime) };
        }),
      );
    },

    async make(name) {
      refusePostgres(place);
      const stamp = clock()
        .toISOString()
        .replaceAll(/[-:]|\..*/g, '')
        .replace('T', '-');
      const key = name || `klarzeugnis-${stamp}.db`;
      if (!keyPattern.test(key)) throw invalid({ name: badFormat });
      if (making)
        throw invalid({}, 'Es wird gerade eine Sicherung gemacht. Bitte warten, bis sie fertig ist.');
      making = true;
      const draft = path.join(folder, `.${newId()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        if (await exists(path.join(folder, key)))
          throw invalid({}, 'Eine Sicherung mit diesem Namen gibt es schon.');
        await copy(path.join(place.dataDir, 'klarzeugnis.db'), draft);
        await chmod(draft, 0o600);
        await rename(draft, path.join(folder, key));
      } finally {
        await rm(draft, { force: true });
        making = false;
      }
    },

    async read(key) {
      const file = fileOf(key);
      if (!(await exists(file))) throw notFound();
      return createReadStream(file);
    },

    async remove(key) {
      const file = fileOf(key);
      if (!(await exists(file))) throw notFound();
      await rm(file);
    },
  };
}
