import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeOnBothEngines, temporaryFolder } from '../../tests/helpers/engines.ts';
import { startMain, type MainProcess } from '../../tests/helpers/start-main.ts';

/** Asks as clients do: a server on a busy machine may ask for patience. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  let answer = new Response();
  await expect
    .poll(
      async () => {
        answer = await fetch(url, init);
        return answer.status;
      },
      { timeout: 20_000 },
    )
    .not.toBe(503);
  return answer;
}

async function postText(server: MainProcess, text: string): Promise<{ id: string; cookie: string }> {
  const answer = await ask(`${server.url}/api/analyses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function readText(
  server: MainProcess,
  { id, cookie }: { id: string; cookie: string },
): Promise<unknown> {
  const url = `${server.url}/api/collections/analyses/records/${id}`;
  const answer = await ask(url, { headers: { cookie } });
  return ((await answer.json()) as { text?: unknown }).text;
}

describe('the server process', () => {
  let dataDir = '';
  beforeEach(() => void (dataDir = temporaryFolder()));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('keeps rows and cookies over restarts, and stops clean on every signal, even when told twice', async () => {
    const folder = path.join(dataDir, 'neu');
    const rows: { id: string; cookie: string }[] = [];
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      const server = await startMain({ DATA_DIR: folder });
      expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      for (const row of rows) expect(await readText(server, row)).toBe('Zeugnis über Arbeit.');
      rows.push(await postText(server, 'Zeugnis über Arbeit.'));
      server.kill(signal);
      server.kill(signal);
      expect(await server.ended).toBe(0);
      // Closed in order: SQLite puts its journal into the file and removes it.
      expect(existsSync(path.join(folder, 'klarzeugnis.db-wal'))).toBe(false);
      expect(server.output()).not.toMatch(/rror/);
    }
    // Three starts.
  }, 90_000);

  test('lets a request that is under way come to its end', async () => {
    const server = await startMain({ DATA_DIR: dataDir });
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    const request = http.request(`${server.url}/api/analyses`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      request.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
    // With this the server has begun to work on it.
    await new Promise((resolve) => request.on('continue', resolve).flushHeaders());
    server.kill('SIGTERM');
    await expect
      .poll(
        async () =>
          fetch(`${server.url}/api/health`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 5000 },
      )
      .toBe('closed');
    request.end('{"text":"Zeugnis"}');
    expect(await answered).toBe(200);
    const since = Date.now();
    expect(await server.ended).toBe(0);
    // Not only when the browser lets go of the connection.
    expect(Date.now() - since).toBeLessThan(3000);
  });

  test('explains a port that is taken and leaves', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const server = await startMain({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      `Port ${port} auf 127.0.0.1 ist schon belegt. Läuft Klarzeugnis bereits? Ein anderer Port: PORT=${port + 1} npm start\n`,
    );
    other.close();
  });

  test('explains an address that is not this machine’s', async () => {
    const server = await startMain({ DATA_DIR: dataDir, HOST: '192.0.2.1' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(
      /^An 192\.0\.2\.1, Port 0, lässt sich kein Dienst starten \(EADDRNOTAVAIL\)\./,
    );
  });

  test('explains a data folder that cannot be written', async () => {
    writeFileSync(path.join(dataDir, 'datei'), '');
    const server = await startMain({ DATA_DIR: path.join(dataDir, 'datei/daten') });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^Der Datenordner .*\/datei\/daten ist nicht beschreibbar \(ENOTDIR\)\./);
  });

  test('explains faulty settings', async () => {
    const server = await startMain({ DATA_DIR: dataDir, PORT: 'achtzig', SECRET: 'kurz' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      'Einstellungen sind fehlerhaft:\n  PORT: muss eine Zahl von 0 bis 65535 sein\n  SECRET: muss mindestens 32 Zeichen haben\n',
    );
  });
});

describeOnBothEngines('two server processes on one database', (place) => {
  test('start at once, share rows and cookies, and stop one by one', async () => {
    const { databaseUrl, dataDir } = place();
    const settings = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
    const [one, two] = await Promise.all([startMain(settings), startMain(settings)]);
    expect([one.output(), two.output()].join('')).not.toMatch(/rror/);
    const rows = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => postText(at % 2 === 0 ? one : two, `Zeugnis ${at}`)),
    );
    const read = await Promise.all(rows.map(async (row, at) => readText(at % 2 === 0 ? two : one, row)));
    expect(read).toEqual(rows.map((_, at) => `Zeugnis ${at}`));
    one.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    expect(await readText(two, rows[0] ?? { id: '', cookie: '' })).toBe('Zeugnis 0');
    two.kill('SIGTERM');
    expect(await two.ended).toBe(0);
    expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toMatch(/^[\w-]{43}$/);
  });
});
