import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearSession,
  getSession,
  guest,
  hasSessionEnded,
  saveSession,
  sessionKey,
  subscribeSession,
} from './session.ts';
import type { AccountRecord } from './session.ts';

const record: AccountRecord = { id: 'abcdefghijklmno', email: 'lena@example.com', collectionName: 'users' };
const now = Date.parse('2026-11-20T12:00:00Z');

/** A token as the server makes them, as far as the interface reads it. */
function token(seconds: number): string {
  const payload = btoa(JSON.stringify({ exp: now / 1000 + seconds, name: 'ä?>' })).replaceAll('+', '-');
  return `head.${payload.replaceAll('/', '_').replace(/=+$/, '')}.signature`;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  clearSession();
});
afterEach(() => void vi.useRealTimers());

test('without a login there is a guest', () => {
  expect(getSession()).toEqual({
    loggedIn: false,
    username: '',
    userId: '',
    modules: [],
    role: 'user',
    token: '',
  });
});

test('a login is kept under „user“ as the official client keeps it', () => {
  const kept = token(60);
  saveSession({ token: kept, record: { ...record, modules: ['generator', 7] } });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    token: kept,
    record: { ...record, modules: ['generator', 7] },
  });
  expect(getSession()).toEqual({
    loggedIn: true,
    username: 'lena@example.com',
    userId: 'abcdefghijklmno',
    modules: ['generator'],
    role: 'user',
    token: kept,
  });
});

test('an account of the administrators’ collection has their role', () => {
  saveSession({ token: token(60), record: { ...record, collectionName: '_superusers' } });
  expect(getSession().role).toBe('admin');
});

test('an expired token is no login, and is forgotten', () => {
  localStorage.setItem(sessionKey, JSON.stringify({ token: token(0), record }));
  expect(getSession()).toEqual(guest);
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('a session ends at the moment its token does, also after weeks', () => {
  for (const seconds of [60, 40 * 24 * 60 * 60]) {
    vi.setSystemTime(now);
    saveSession({ token: token(seconds), record });
    const told = vi.fn<() => void>();
    const stop = subscribeSession(told);
    vi.advanceTimersByTime(seconds * 1000 - 1000);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledOnce();
    expect(getSession().loggedIn).toBe(false);
    stop();
  }
});

test('another window logs in and out here, too', () => {
  const told = vi.fn<() => void>();
  const stop = subscribeSession(told);
  localStorage.setItem(sessionKey, JSON.stringify({ token: token(60), record }));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  expect(getSession().loggedIn).toBe(true);
  localStorage.clear();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getSession().loggedIn).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test.each([
  'kein JSON',
  'null',
  '[]',
  '{}',
  '{"token":"x"}',
  '{"token":"x","record":null}',
  '{"token":"x","record":{"id":7}}',
  JSON.stringify({ token: 'a.b.c', record }),
  JSON.stringify({ token: `a.${btoa('null')}.c`, record }),
  JSON.stringify({ token: `a.${btoa('{"exp":"bald"}')}.c`, record }),
])('what is no session makes a guest: %s', (text) => {
  localStorage.setItem(sessionKey, text);
  expect(getSession()).toEqual(guest);
});

test('an end that nobody wanted is known until the next login or a log-out', () => {
  const stored = { token: token(60), record };
  saveSession(stored);
  expect(hasSessionEnded()).toBe(false);
  vi.setSystemTime(now + 61_000);
  expect(getSession().loggedIn).toBe(false);
  expect(hasSessionEnded()).toBe(true);
  vi.setSystemTime(now);
  saveSession(stored);
  expect(hasSessionEnded()).toBe(false);
  clearSession();
  expect(hasSessionEnded()).toBe(false);
});
