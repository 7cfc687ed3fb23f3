import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';

const folder = temporaryFolder();
let service: TestApp;
beforeAll(async () => void (service = await openApp({ databaseUrl: null, dataDir: folder })));
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});
const elsewhere = { origin: 'https://anderswo.example', 'sec-fetch-site': 'cross-site' };
const records = '/api/collections/articles/records';

test('other websites may ask beforehand, with the headers they want', async () => {
  const answer = await service.app.inject({
    method: 'OPTIONS',
    url: records,
    headers: {
      ...elsewhere,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization,content-type',
  });
});

test('other websites read what anybody may read, never with cookies', async () => {
  const answer = await service.app.inject({ url: records, headers: elsewhere });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

test('other websites change nothing, and are told so', async () => {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/createUser',
    headers: elsewhere,
    payload: { email: 'a@example.com', password: 'Ein-Passwort-12', passwordConfirm: 'Ein-Passwort-12' },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(await service.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('screens are not open to them', async () => {
  const answer = await service.app.inject({ url: '/', headers: elsewhere });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

/** The status of a login that comes with these headers. */
const ask = async (headers: Record<string, string>) =>
  (
    await service.app.inject({
      method: 'POST',
      url: '/api/collections/users/auth-with-password',
      headers,
      payload: { identity: 'a@example.com', password: 'falsch' },
    })
  ).statusCode;

test('browsers that name only where they come from are believed as well', async () => {
  for (const origin of [
    'https://anderswo.example',
    'null',
    'http://zeugnis.test.example',
    'http://zeugnis.test:81',
  ])
    expect(await ask({ origin }), origin).toBe(403);
  // By the address that visitors know, by the one that was asked for, and from no browser at all.
  expect(await ask({ origin: 'http://zeugnis.test' })).toBe(400);
  expect(await ask({ origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' })).toBe(400);
  expect(await ask({ origin: 'https://anderswo.example', 'sec-fetch-site': 'same-origin' })).toBe(400);
  expect(await ask({})).toBe(400);
});
