import { beforeEach, expect, test, vi } from 'vitest';
import { ServerError } from '#web/lib/http.ts';
import * as calls from '#web/lib/session-calls.ts';
import { logInFor } from './log-in-for.ts';

const logIn = vi.spyOn(calls, 'logIn');
const tried = () => logIn.mock.calls.map(([role]) => role);
/** Knows the account of one role only. */
const knows = (known: 'user' | 'admin') =>
  logIn.mockReset().mockImplementation(async (role) => {
    if (role !== known) throw new ServerError(400, 'Failed to authenticate.');
  });
beforeEach(() => void knows('user'));

test('an administrator who was sent to the login by a page of his gets in', async () => {
  knows('admin');
  await logInFor('/admin/users?page=2', 'a@example.com', 'geheim');
  expect(tried()).toEqual(['admin']);
});

test('everybody else logs in as a user, and is not tried as an administrator for other pages', async () => {
  await logInFor('/admin/users', 'u@example.com', 'geheim');
  expect(tried()).toEqual(['admin', 'user']);
  logIn.mockClear();
  await logInFor('/cockpit', 'u@example.com', 'geheim');
  expect(tried()).toEqual(['user']);
});

test('a refusal that is not about the credentials is not tried again', async () => {
  logIn.mockReset().mockRejectedValue(new ServerError(429, ''));
  await expect(logInFor('/admin/users', 'a@example.com', 'x')).rejects.toThrow(ServerError);
  expect(tried()).toEqual(['admin']);
});
