import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, describe } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';

interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A counting service that keeps what arrives. */
let counting: Server;
let host = '';
const arrived: Arrived[] = [];
let answer: { status: number; type: string; body: string };

beforeAll(async () => {
  counting = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      arrived.push({ method, url, headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, { 'content-type': answer.type, 'set-cookie': 'a=b', location: 'x' });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    counting.listen(0, '127.0.0.1', resolve);
  });
  host = `http://127.0.0.1:${(counting.address() as AddressInfo).port}`;
});
afterAll(() => void counting.close());
beforeEach(() => {
  arrived.length = 0;
  answer = { status: 200, type: 'application/json', body: '{"status":"Ok"}' };
});

async function withService(
  posthog: { host: string; key: string } | null,
  work: (service: TestApp) => Promise<void>,
): Promise<void> {
  const dataDir = temporaryFolder();
  const service = await openApp({ databaseUrl: null, dataDir }, { config: { posthog } });
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

describe('counts of usage', () => {
  test('go nowhere where no counting service is set up', async () => {
    await withService(null, async ({ app, logged }) => {
      const body = { event: '$pageview', secret: 'Lena Vogt' };
      for (const options of [
        { method: 'POST', url: '/ingest/e/?a=Lena', payload: body },
        { method: 'GET', url: '/ingest/flags/?v=2' },
        {
          method: 'POST',
          url: '/ingest/i/v0/e/',
          payload: gzipSync('x'),
          headers: { 'content-type': 'a/b' },
        },
      ] as const) {
        const { statusCode, body: said, headers } = await app.inject(options);
        expect([statusCode, said, headers['cache-control']]).toEqual([204, '', 'no-store']);
      }
      expect(logged()).not.toContain('Lena');
    });
    expect(arrived).toEqual([]);
  });

  test('reach it byte for byte, without cookie, session and address of the visitor', async () => {
    await withService({ host: `${host}/mount`, key: 'phc_key' }, async ({ app }) => {
      const payload = gzipSync(JSON.stringify([{ event: '$pageview' }]));
      const said = await app.inject({
        method: 'POST',
        url: '/ingest/i/v0/e/?compression=gzip-js&ip=0',
        payload,
        remoteAddress: '127.0.0.1',
        headers: {
          'content-type': 'text/plain',
          'user-agent': 'Browser/1',
          cookie: 'visitor=abc',
          authorization: 'geheim',
          'x-forwarded-for': '203.0.113.7',
          referer: 'http://zeugnis.test/auth/set-password?token=geheim',
        },
      });
      expect([said.statusCode, said.json()]).toEqual([200, { status: 'Ok' }]);
      expect(said.headers['set-cookie']).toBeUndefined();
      const [one] = arrived;
      expect(arrived).toHaveLength(1);
      expect(one).toMatchObject({ method: 'POST', url: '/mount/i/v0/e/?compression=gzip-js&ip=0' });
      expect(one?.body.equals(payload)).toBe(true);
      expect(one?.headers).toMatchObject({ 'content-type': 'text/plain', 'user-agent': 'Browser/1' });
      expect(JSON.stringify(one?.headers)).not.toMatch(/visitor|geheim|203\.0\.113|zeugnis\.test/);
    });
  });

  test('stay with the one host that is set up, whatever the address says', async () => {
    await withService({ host, key: 'phc_key' }, async ({ app }) => {
      for (const url of [
        '/ingest//evil.example/e',
        '/ingest/%2F%2Fevil.example/',
        '/ingest/@evil.example/',
        '/ingest/..%2Fapi/settings',
        '/ingest/e/../api/settings',
        '/ingest/e/..%2F..%2Fapi/settings',
        '/ingest/api/projects',
        '/ingest/static/array.js',
        '/ingest/s/',
        '/ingest/',
      ]) {
        expect([url, (await app.inject({ method: 'GET', url })).statusCode]).toEqual([url, 404]);
      }
      expect(arrived).toEqual([]);
      for (const path of ['/e/', '/i/v0/e/?ip=0', '/flags/?v=2', '/array/phc_key/config?x=//evil.example'])
        expect((await app.inject({ method: 'GET', url: `/ingest${path}` })).statusCode).toBe(200);
      expect(arrived.map(({ headers }) => headers.host)).toEqual(arrived.map(() => host.slice(7)));
      expect(arrived).toHaveLength(4);
    });
  });

  test('bring back data only, never a script or a page', async () => {
    await withService({ host, key: 'phc_key' }, async ({ app }) => {
      answer = { status: 200, type: 'application/javascript', body: 'alert(1)' };
      const { headers } = await app.inject({ method: 'GET', url: '/ingest/array/phc_key/config.js' });
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
      answer = { status: 401, type: 'text/html', body: '<h1>no</h1>' };
      const refused = await app.inject({ method: 'POST', url: '/ingest/e/', payload: {} });
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([
        401,
        'text/plain; charset=utf-8',
      ]);
    });
  });

  test('are cut off above a million bytes', async () => {
    await withService({ host, key: 'phc_key' }, async ({ app }) => {
      const headers = { 'content-type': 'text/plain' };
      const post = async (bytes: number) =>
        app.inject({ method: 'POST', url: '/ingest/e/', payload: Buffer.alloc(bytes), headers });
      expect((await post(1_000_000)).statusCode).toBe(200);
      const refused = await post(1_000_001);
      expect(refused.statusCode).toBe(413);
      expect(refused.json()).toMatchObject({ message: expect.stringContaining('höchstens 1 MB') });
      expect(arrived).toHaveLength(1);
    });
  });

  test('are refused from other websites, and lost without harm where the service is gone', async () => {
    await withService({ host: 'http://127.0.0.1:9', key: 'phc_key' }, async ({ app }) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const foreign = await app.inject({ method: 'POST', url: '/ingest/e/', payload: {}, headers });
      expect(foreign.statusCode).toBe(403);
      const lost = await app.inject({ method: 'POST', url: '/ingest/e/', payload: {} });
      expect([lost.statusCode, lost.json<{ message: string }>().message]).toEqual([
        502,
        'Der Zähldienst antwortet nicht.',
      ]);
    });
  });
});
