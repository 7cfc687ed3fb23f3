import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothEngines, temporaryFolder } from '../../../tests/helpers/engines.ts';
import { openDatabase, type DatabasePlace } from './open-database.ts';
import type { Database } from './tables.ts';

const script = path.resolve(import.meta.dirname, '../../../tests/helpers/count-together.ts');
const ignore = (): void => {};

/** Opens databases in so many processes at once, each counting so far; answers with what they printed. */
async function countTogether(places: DatabasePlace[], processes: number, count: number): Promise<string[]> {
  const env = { PLACES: JSON.stringify(places), START: String(Date.now() + 1500), COUNT: String(count) };
  const starts = Array.from({ length: processes }, async () =>
    promisify(execFile)(process.execPath, [script], { env }),
  );
  return (await Promise.all(starts)).map(({ stdout, stderr }) => stdout + stderr);
}

describeOnBothEngines('starting servers', (place) => {
  test('bring an empty database up to date together: six processes at once', async () => {
    const { databaseUrl, dataDir } = place();
    // One chance on PostgreSQL, which has one database here; many on SQLite.
    const folders = Array.from({ length: databaseUrl === null ? 20 : 1 }, (_, at) =>
      path.join(dataDir, String(at)),
    );
    for (const folder of folders) mkdirSync(folder);
    const places = folders.map((folder) => ({ databaseUrl, dataDir: folder }));
    expect(await countTogether(places, 6, 0)).toEqual(Array(6).fill('done'));
  });

  test('find a database that is up to date as they left it', async () => {
    const { databaseUrl, dataDir } = place();
    const first = await openDatabase({ databaseUrl, dataDir }, ignore);
    await first.insertInto('job_runs').values({ name: 'a', started: '', leased_until: '' }).execute();
    await first.destroy();
    const second = await openDatabase({ databaseUrl, dataDir }, ignore);
    expect(await second.selectFrom('job_runs').select('name').execute()).toEqual([{ name: 'a' }]);
    await second.destroy();
  });
});

describeOnBothEngines('the database', (place) => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase(place(), ignore);
    await db.insertInto('job_runs').values({ name: 'n', started: '0', leased_until: '' }).execute();
  });
  afterAll(async () => db.destroy());

  test('loses nothing when processes read and write at once', async () => {
    expect(await countTogether([place()], 3, 100)).toEqual(Array(3).fill('done'));
    const row = await db.selectFrom('job_runs').select('started').where('name', '=', 'n').executeTakeFirst();
    expect(row?.started).toBe('300');
  });

  test('takes back a transaction that fails', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('job_runs').execute();
      throw new Error('anders überlegt');
    });
    await expect(failing).rejects.toThrow('anders überlegt');
    expect(await db.selectFrom('job_runs').select('name').execute()).toEqual([{ name: 'n' }]);
  });
});

describe('an SQLite file', () => {
  let dataDir = '';
  beforeAll(() => void (dataDir = temporaryFolder()));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('is readable for its owner alone and keeps its commits', async () => {
    const db = await openDatabase({ databaseUrl: null, dataDir }, ignore);
    for (const suffix of ['', '-wal', '-shm']) {
      expect(statSync(path.join(dataDir, `klarzeugnis.db${suffix}`)).mode & 0o777).toBe(0o600);
    }
    const settings = await Promise.all(
      ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys'].map(async (name) => {
        const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
        return Object.values(rows[0] ?? {})[0];
      }),
    );
    expect(settings).toEqual(['wal', 2, 1, 1]);
    await db.destroy();
  });

  test('holds nothing of a deleted row any more, nor does its log', async () => {
    const folder = temporaryFolder();
    const db = await openDatabase({ databaseUrl: null, dataDir: folder }, ignore);
    const secret = 'Geheimnis-von-Frau-Vogt'.repeat(50);
    const disk = (): string =>
      readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'latin1'))
        .join('');
    const remember = async (): Promise<void> => {
      await db.insertInto('job_runs').values({ name: secret, started: '', leased_until: '' }).execute();
      expect(disk()).toContain('Geheimnis-von-Frau-Vogt');
    };
    await remember();
    await db.deleteFrom('job_runs').where('name', '=', secret).execute();
    expect(disk()).not.toContain('Geheimnis-von-Frau-Vogt');
    await remember();
    await db
      .transaction()
      .execute(async (trx) => trx.deleteFrom('job_runs').where('name', '=', secret).execute());
    expect(disk()).not.toContain('Geheimnis-von-Frau-Vogt');
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  test('that is none is refused in German', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'klarzeugnis.db'), 'das ist keine Datenbank'.repeat(100));
    await expect(openDatabase({ databaseUrl: null, dataDir: folder }, ignore)).rejects.toThrow(
      /^Die Datenbank .*klarzeugnis\.db lässt sich nicht öffnen: ERR_SQLITE_ERROR$/,
    );
    rmSync(folder, { recursive: true });
  });
});

test('a PostgreSQL that does not answer is named in German, without its address', async () => {
  const databaseUrl = 'postgresql://wer:geheim@127.0.0.1:1/x';
  await expect(openDatabase({ databaseUrl, dataDir: '' }, ignore)).rejects.toThrow(
    /^PostgreSQL \(DATABASE_URL\) lässt sich nicht öffnen: ECONNREFUSED$/,
  );
});
