import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ClientResponseError } from 'pocketbase';
import { newSuperuser, newUser, password } from '../../../tests/helpers/accounts.ts';
import { bareEnvironment } from '../../../tests/helpers/bare-environment.ts';
import { describeOnBothEngines, temporaryFolder } from '../../../tests/helpers/engines.ts';
import { sdk } from '../../../tests/helpers/sdk.ts';
import { startMain } from '../../../tests/helpers/start-main.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { createBackups } from './backups.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Told {
  readonly code: number | string | null | undefined;
  readonly output: string;
  readonly errors: string;
}

/** Runs "npm run admin" without npm. */
async function admin(settings: Record<string, string>, args: readonly string[], input = ''): Promise<Told> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/server/admin.ts', ...args],
      { cwd: root, env: { ...bareEnvironment(), ...settings } },
      (fault, output, errors) => resolve({ code: fault ? fault.code : 0, output, errors }),
    );
    child.stdin?.end(input);
  });
}

const logIn = async (url: string | undefined, email: string, secret: string) => {
  const answer = await fetch(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: email, password: secret }),
  });
  return { status: answer.status, ...((await answer.json()) as { token?: string }) };
};

describe('backups of the embedded database', () => {
  let dataDir = '';
  let service: TestApp;
  let url = '';
  beforeAll(async () => {
    dataDir = temporaryFolder();
    service = await openApp({ databaseUrl: null, dataDir });
    url = await service.app.listen({ port: 0 });
  });
  afterAll(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true });
  });

  test('are made, downloaded and deleted by superusers', async () => {
    const client = sdk(url);
    client.authStore.save((await newSuperuser(service)).token, null);
    expect(await client.backups.getFullList()).toEqual([]);
    await client.backups.create('erste.db');
    const [backup] = await client.backups.getFullList();
    expect(backup).toMatchObject({ key: 'erste.db', modified: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(statSync(path.join(dataDir, 'backups/erste.db')).mode & 0o777).toBe(0o600);
    const file = await fetch(client.backups.getDownloadURL(await client.files.getToken(), 'erste.db'));
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(bytes).toHaveLength(backup?.size ?? 0);
    expect(await client.backups.delete('erste.db')).toBe(true);
    expect(await client.backups.getFullList()).toEqual([]);
  });

  test('are not downloaded with the token of a user', async () => {
    const client = sdk(url);
    client.authStore.save((await newUser(service)).token, null);
    const address = client.backups.getDownloadURL(await client.files.getToken(), 'a.db');
    expect((await fetch(address)).status).toBe(403);
  });

  test.each(['../boese.db', 'a/b.db', 'a.zip', 'A.db', '.db'])('are not called %s', async (name) => {
    const backups = createBackups({ databaseUrl: null, dataDir }, service.clock);
    await expect(backups.make(name)).rejects.toMatchObject({ status: 400 });
    await expect(backups.read(name)).rejects.toMatchObject({ status: 404 });
    await expect(backups.remove(name)).rejects.toMatchObject({ status: 404 });
  });

  test('hold one moment, however much is written while they are made', async () => {
    const owner = await newUser(service);
    const backups = createBackups({ databaseUrl: null, dataDir }, service.clock);
    const stop = new AbortController();
    const writer = (async () => {
      for (let at = 0; !stop.signal.aborted; at++) {
        const two = [`${at}a`, `${at}b`].map((name) => ({
          method: 'POST',
          url: '/api/collections/certificates/records',
          body: { project_name: name },
        }));
        await owner.ask('POST', '/api/batch', { requests: two });
      }
    })();
    await backups.make('moment.db');
    await expect(backups.make('moment.db')).rejects.toThrow('Eine Sicherung mit diesem Namen gibt es schon.');
    const both = await Promise.allSettled([backups.make('zwei.db'), backups.make('drei.db')]);
    stop.abort();
    await writer;
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(readdirSync(path.join(dataDir, 'backups')).toSorted()).toEqual(['moment.db', 'zwei.db']);
    const copy = new DatabaseSync(path.join(dataDir, 'backups/zwei.db'), { readOnly: true });
    expect(copy.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
    const count = copy.prepare('select count(*) as count from certificates').get();
    copy.close();
    // Both of a batch, or none.
    expect(Number(count?.['count']) % 2).toBe(0);
    expect(Number(count?.['count'])).toBeGreaterThan(0);
  });
});

describeOnBothEngines('a database', (place) => {
  test('is copied only where it is ours; PostgreSQL has its own ways', async () => {
    const service = await openApp(place());
    const url = await service.app.listen({ port: 0 });
    const client = sdk(url);
    client.authStore.save((await newSuperuser(service)).token, null);
    const answers = [
      client.backups.create('a.db'),
      client.backups.getFullList(),
      client.backups.delete('b.db'),
    ];
    const faults = (await Promise.allSettled(answers)).map((answer) =>
      answer.status === 'rejected' && answer.reason instanceof ClientResponseError
        ? answer.reason.message
        : '',
    );
    const told =
      'Die Daten liegen in PostgreSQL (DATABASE_URL). Sicherungen macht dort pg_dump, zum Beispiel: pg_dump --format=custom --file=klarzeugnis.dump "$DATABASE_URL"; zurück geht es mit pg_restore.';
    const notThere = "The requested resource wasn't found.";
    expect(faults).toEqual(place().databaseUrl === null ? ['', '', notThere] : [told, told, told]);
    await service.close();
  });
});

describe('the operator’s commands', () => {
  let dataDir = '';
  beforeEach(() => void (dataDir = temporaryFolder()));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('explain themselves', async () => {
    for (const args of [[], ['hilfe'], ['create'], ['create', 'keine Adresse']]) {
      const told = await admin({ DATA_DIR: dataDir }, args);
      expect(told).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('create E-MAIL') });
    }
  });

  test('make an administrator, which the first start asks for', async () => {
    const settings = { DATA_DIR: dataDir };
    const first = await startMain(settings);
    await expect
      .poll(() => first.output())
      .toContain('Es gibt noch keinen Administrator. Anlegen: npm run admin -- create E-MAIL');
    // With the service running, too.
    const made = await admin(settings, ['create', 'Chefin@Example.com'], `${password}\n`);
    expect(made).toEqual({ code: 0, output: 'Administrator chefin@example.com ist angelegt.\n', errors: '' });
    const session = await logIn(first.url, 'chefin@example.com', password);
    expect(session.status).toBe(200);
    const again = await admin(settings, ['create', 'chefin@example.com'], `${password}\n`);
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('gibt es schon') });
    const short = await admin(settings, ['password', 'chefin@example.com'], 'kurz\n');
    expect(short).toMatchObject({ code: 1, errors: expect.stringContaining('mindestens 8 Zeichen') });

    const changed = await admin(settings, ['password', 'chefin@example.com']);
    const secret = /Passwort: (\S+)/.exec(changed.output)?.[1] ?? '';
    expect(secret).toHaveLength(20);
    expect((await logIn(first.url, 'chefin@example.com', secret)).status).toBe(200);
    const refreshed = await fetch(`${first.url}/api/collections/_superusers/auth-refresh`, {
      method: 'POST',
      headers: { authorization: session.token ?? '' },
    });
    expect(refreshed.status).toBe(401);
    first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await startMain(settings);
    second.kill('SIGTERM');
    await second.ended;
    expect(second.output()).not.toContain('Administrator');
  });

  test('put a backup back, with the service stopped, and keep what was there', async () => {
    const settings = { DATA_DIR: dataDir };
    await admin(settings, ['create', 'alt@example.com'], password);
    expect((await admin(settings, ['backup', 'alt.db'])).output).toMatch(
      /^Die Sicherung ist gemacht\.\nalt\.db {2}\d+ KB/,
    );
    await admin(settings, ['create', 'neu@example.com'], password);

    const server = await startMain(settings);
    const refused = await admin(settings, ['restore', 'alt.db']);
    expect(refused).toMatchObject({
      code: 1,
      errors: 'Die Datenbank ist in Benutzung. Bitte zuerst den Dienst anhalten.\n',
    });
    expect((await logIn(server.url, 'neu@example.com', password)).status).toBe(200);
    server.kill('SIGTERM');
    await server.ended;

    writeFileSync(path.join(dataDir, 'backups/kaputt.db'), 'keine Datenbank'.repeat(1000));
    const damaged = await admin(settings, ['restore', 'kaputt.db']);
    expect(damaged).toMatchObject({
      code: 1,
      errors: expect.stringContaining('beschädigt; es wurde nichts geändert'),
    });
    const missing = await admin(settings, ['restore', 'fehlt.db']);
    expect(missing).toMatchObject({ code: 1, errors: 'Die Sicherung fehlt.db gibt es nicht.\n' });

    const restored = await admin(settings, ['restore', 'alt.db']);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('ist zurückgespielt') });
    const after = await startMain(settings);
    expect((await logIn(after.url, 'alt@example.com', password)).status).toBe(200);
    expect((await logIn(after.url, 'neu@example.com', password)).status).toBe(400);
    after.kill('SIGTERM');
    await after.ended;
    expect(
      readdirSync(dataDir).filter((name) => /^klarzeugnis\.db\.vor-\d{8}T\d{6}$/.test(name)),
    ).toHaveLength(1);
  });
});
