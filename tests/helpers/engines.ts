import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabasePlace } from '#server/database/open-database.ts';
import { newId } from '#server/ids.ts';

/** Address of a PostgreSQL where databases may be made and dropped; "npm test" starts one and sets it. */
const postgresUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** The same server, another database. */
function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(postgresUrl);
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A new folder; whoever asked for it removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'kz-test-'));
}

/** Where a suite's rows are; to be asked in hooks and tests, not while the suite is being described. */
export type Place = () => DatabasePlace;

/**
 * Describes a suite once for each engine, each time with an empty database of its own.
 * Where there is no PostgreSQL, that half is skipped visibly; in CI it fails.
 */
export function describeOnBothEngines(title: string, suite: (place: Place) => void): void {
  describe(`${title} (SQLite)`, () => {
    let dataDir = '';
    beforeAll(() => void (dataDir = temporaryFolder()));
    afterAll(() => rmSync(dataDir, { recursive: true }));
    suite(() => ({ databaseUrl: null, dataDir }));
  });

  const missing = postgresUrl === '';
  describe.skipIf(missing && process.env['CI'] !== 'true')(`${title} (PostgreSQL)`, () => {
    const name = `test_${newId()}`;
    let dataDir = '';
    beforeAll(async () => {
      if (missing) throw new Error('TEST_DATABASE_URL is not set: in CI no engine may be left out');
      dataDir = temporaryFolder();
      await onServer(`create database ${name}`);
    });
    afterAll(async () => {
      if (missing) return;
      await onServer(`drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true });
    });
    suite(() => ({ databaseUrl: withDatabase(postgresUrl, name), dataDir }));
  });
}
