import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as http from './http.ts';
import { confirmSession, logIn } from './session-calls.ts';
import { clearSession, getSession, saveSession } from './session.ts';
import type { StoredSession } from './session.ts';

const asked = vi.spyOn(http, 'request');
const exp = Math.floor(Date.now() / 1000) + 1000;
const token = (name: string) => `${name}.${btoa(JSON.stringify({ exp }))}.x`;
const session = (name: string, collectionName = 'users'): StoredSession => ({
  token: token(name),
  record: { id: 'abcdefghijklmno', email: 'lena@example.com', collectionName },
});

beforeEach(() => {
  clearSession();
  asked.mockReset();
});
afterEach(clearSession);

test.each([
  ['user', '/api/collections/users/auth-with-password'],
  ['admin', '/api/collections/_superusers/auth-with-password'],
] as const)('a login as %s asks its collection and is kept', async (role, path) => {
  asked.mockResolvedValue(session('a', role === 'admin' ? '_superusers' : 'users'));
  await logIn(role, 'lena@example.com', 'geheim');
  const body = { identity: 'lena@example.com', password: 'geheim' };
  expect(asked).toHaveBeenCalledExactlyOnceWith(path, { method: 'POST', body });
  expect(getSession()).toMatchObject({ loggedIn: true, role });
});

test('nobody asks for a guest', async () => {
  await confirmSession();
  expect(asked).not.toHaveBeenCalled();
});

test('a good session is renewed', async () => {
  saveSession(session('old'));
  asked.mockResolvedValue(session('new'));
  await confirmSession();
  expect(getSession().token).toBe(token('new'));
});

test.each([401, 403, 404])('one that the server refuses with %i ends', async (status) => {
  saveSession(session('old'));
  asked.mockRejectedValue(new http.ServerError(status, ''));
  await confirmSession();
  expect(getSession().loggedIn).toBe(false);
});

test.each([new http.ConnectionError(), new http.ServerError(500, ''), new http.ServerError(429, '')])(
  'one that nobody could ask about stays: %s',
  async (error) => {
    saveSession(session('old'));
    asked.mockRejectedValue(error);
    await confirmSession();
    expect(getSession().loggedIn).toBe(true);
  },
);

test('an answer about a former session changes nothing', async () => {
  for (const answer of [session('renewed'), new http.ServerError(401, '')]) {
    saveSession(session('old'));
    asked.mockImplementation(async () => {
      saveSession(session('other'));
      if (answer instanceof Error) throw answer;
      return answer;
    });
    await confirmSession();
    expect(getSession().token).toBe(token('other'));
  }
});
