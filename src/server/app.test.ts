import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../tests/helpers/test-app.ts';

let folder = '';
let service: TestApp;
beforeAll(async () => {
  folder = temporaryFolder();
  const webDir = path.join(folder, 'web');
  mkdirSync(path.join(webDir, 'assets'), { recursive: true });
  writeFileSync(path.join(webDir, 'index.html'), '<title>Seite</title>');
  writeFileSync(path.join(webDir, 'assets/a-1.js'), 'unkomprimiert()');
  writeFileSync(path.join(webDir, 'assets/a-1.js.gz'), gzipSync('komprimiert()'));
  mkdirSync(path.join(webDir, '.prerendered'));
  const screens = ['/', '/cockpit', '/arbeitszeugnis-pruefen/auswertung/:id', '/zeugnisgenerator/stamm/:id?'];
  writeFileSync(path.join(webDir, '.prerendered/screens.json'), JSON.stringify(screens));
  service = await openApp({ databaseUrl: null, dataDir: folder }, { webDir });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});
const notThere = { status: 404, message: "The requested resource wasn't found.", data: {} };

describe('the service', () => {
  test('says that it is healthy', async () => {
    const answer = await service.app.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: 200, message: 'API is healthy.', data: {} });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['/', '/api/health', '/assets/a-1.js', '/api/nichts', '/unbekannt'])(
    'answers %s with strict headers',
    async (url) => {
      const { headers } = await service.app.inject(url);
      const policy = String(headers['content-security-policy']);
      expect(policy.split(';')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "style-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy).not.toMatch(/unsafe|https?:|\*|upgrade-insecure/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('insists on https where visitors come over https', async () => {
    const config = { publicUrl: 'https://zeugnis.example', rateLimits: 0, trustedProxies: [] };
    const secure = await openApp({ databaseUrl: null, dataDir: folder }, { config });
    const { headers } = await secure.app.inject('/api/health');
    await secure.close();
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nichts'],
    ['GET', '/api/nichts?a=/b'],
    ['DELETE', '/api/health'],
    ['POST', '/arbeitszeugnis-pruefen'],
    ['GET', '/assets/fehlt'],
    ['GET', '/assets/fehlt.js'],
    ['GET', '/fehlt.png'],
    ['GET', '/../package.json'],
    ['GET', '/..%2fsecret'],
  ] as const)('answers %s %s with 404', async (method, url) => {
    const answer = await service.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(notThere);
  });

  test('answers an address that cannot be read with 400 in the same shape', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const visit = await service.app.inject({ url: '/%E0%A4%A', headers });
    expect([visit.statusCode, visit.headers['location']]).toEqual([302, '/404']);
    const twice = await service.app.inject({ url: '//evil.example', headers });
    expect([twice.statusCode, twice.body]).toEqual([404, '<title>Seite</title>']);
    expect((await service.app.inject({ url: '/api/%E0%A4%A', headers })).statusCode).toBe(400);
    const answer = await service.app.inject('/%E0%A4%A');
    expect(answer.json()).toEqual({ status: 400, message: 'Die Anfrage ist nicht lesbar.', data: {} });
  });
});

describe('the web', () => {
  test.each([
    ['/', 200],
    ['/cockpit', 200],
    ['/Cockpit/?a=1', 200],
    ['/arbeitszeugnis-pruefen/auswertung/abc?x=1.2', 200],
    ['/zeugnisgenerator/stamm', 200],
    ['/zeugnisgenerator/stamm/abc', 200],
    ['/404', 404],
    ['/gibt/es/nicht', 404],
    ['/cockpit/mehr', 404],
    ['/arbeitszeugnis-pruefen/auswertung', 404],
    ['/zeugnisgenerator/stamm/abc/def', 404],
    ['/wp-login.php', 404],
  ] as const)('answers %s with its page and %i, asked for again each time', async (url, status) => {
    const answer = await service.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe('<title>Seite</title>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  test('without a list of its screens takes every address for one', async () => {
    const webDir = path.join(folder, 'bare');
    mkdirSync(webDir);
    writeFileSync(path.join(webDir, 'index.html'), '<title>Seite</title>');
    const bare = await openApp({ databaseUrl: null, dataDir: folder }, { webDir });
    expect((await bare.app.inject('/gibt/es/nicht')).statusCode).toBe(200);
    await bare.close();
  });

  test('sends its files compressed where they lie compressed, to be kept for good', async () => {
    const plain = await service.app.inject('/assets/a-1.js');
    expect(plain.body).toBe('unkomprimiert()');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await service.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });
});

describe('the limits of a request', () => {
  test('leave room for 60,000 bytes of headers', async () => {
    const url = new URL(await service.app.listen({ port: 0 }));
    const statuses = await Promise.all(
      [60_000, 70_000].map(
        (length) =>
          new Promise<number | undefined>((resolve, reject) => {
            const headers = { 'x-long': 'a'.repeat(length) };
            http
              .get(new URL('/api/health', url), { headers }, (answer) => resolve(answer.resume().statusCode))
              .on('error', reject);
          }),
      ),
    );
    expect(statuses).toEqual([200, 431]);
  });
});

describe('rate limits', () => {
  test('count per address and say when to come again; the health check is free', async () => {
    const config = { publicUrl: null, rateLimits: 0.01, trustedProxies: ['loopback'] };
    const limited = await openApp({ databaseUrl: null, dataDir: folder }, { config });
    const ask = async (from: string, url: string): Promise<number> => {
      const answer = await limited.app.inject({ url, headers: { 'x-forwarded-for': from } });
      return answer.statusCode;
    };
    const url = '/api/collections/analyses/records/abc';
    expect([await ask('10.0.0.1', url), await ask('10.0.0.1', url), await ask('10.0.0.1', url)]).toEqual([
      404, 404, 404,
    ]);
    const refused = await limited.app.inject({ url, headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toEqual({
      status: 429,
      message: 'Zu viele Anfragen in kurzer Zeit. Bitte in einer Minute noch einmal versuchen.',
      data: {},
    });
    expect(await ask('10.0.0.2', url)).toBe(404);
    expect(await ask('10.0.0.1', '/api/health')).toBe(200);
    await limited.close();
  });
});
