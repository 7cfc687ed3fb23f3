import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoaderFunctionArgs } from 'react-router';
import * as calls from '#web/lib/session-calls.ts';
import { clearSession, saveSession } from '#web/lib/session.ts';
import { forGuests, forNonAdmins, needAdmin, needLogin } from './guard.ts';

const confirmed = vi.spyOn(calls, 'confirmSession');
beforeEach(() => {
  clearSession();
  confirmed.mockReset().mockResolvedValue();
});
afterEach(clearSession);

function logIn(collectionName: string): void {
  const token = `a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 1000 }))}.x`;
  saveSession({ token, record: { id: 'abcdefghijklmno', email: 'lena@example.com', collectionName } });
}
const args = (path: string) =>
  ({ request: new Request(`${location.origin}${path}`) }) as unknown as LoaderFunctionArgs;
const sentTo = (answer: Response | null) => answer?.headers.get('location') ?? null;

test('guests go to the login, which knows the full path', async () => {
  expect(sentTo(await needLogin(args('/settings/rechnungen?a=1&b=2')))).toBe(
    '/auth/login?redirect=%2Fsettings%2Frechnungen%3Fa%3D1%26b%3D2',
  );
  expect(sentTo(await needAdmin(args('/admin/users')))).toBe('/auth/login?redirect=%2Fadmin%2Fusers');
});

test('the login knows the place within the page, too', async () => {
  history.replaceState(null, '', '/settings?a=1#passwort');
  expect(sentTo(await needLogin(args('/settings?a=1')))).toBe(
    '/auth/login?redirect=%2Fsettings%3Fa%3D1%23passwort',
  );
  // That place belongs to the page that is left.
  expect(sentTo(await needLogin(args('/cockpit')))).toBe('/auth/login?redirect=%2Fcockpit');
  history.replaceState(null, '', '/');
});

test('a login opens the page', async () => {
  logIn('users');
  expect(await needLogin(args('/settings'))).toBeNull();
});

test('the server is asked each time: a session that it ended opens nothing', async () => {
  logIn('users');
  confirmed.mockImplementation(async () => clearSession());
  expect(sentTo(await needLogin(args('/settings')))).toBe('/auth/login?redirect=%2Fsettings');
});

test('the administration opens to administrators alone', async () => {
  logIn('users');
  expect(sentTo(await needAdmin(args('/admin/articles')))).toBe('/admin/login?redirect=%2Fadmin%2Farticles');
  logIn('_superusers');
  expect(await needAdmin(args('/admin/articles'))).toBeNull();
});

test('whoever is logged in is led past the login', () => {
  expect(forGuests(args('/auth/login'))).toBeNull();
  expect(forNonAdmins(args('/admin/login'))).toBeNull();
  logIn('users');
  expect(sentTo(forGuests(args('/auth/login?redirect=%2Fsettings')))).toBe('/settings');
  expect(sentTo(forGuests(args('/auth/login?redirect=https%3A%2F%2Fevil.example')))).toBe('/cockpit');
  expect(forNonAdmins(args('/admin/login'))).toBeNull();
  logIn('_superusers');
  expect(sentTo(forNonAdmins(args('/admin/login')))).toBe('/admin/users');
});
