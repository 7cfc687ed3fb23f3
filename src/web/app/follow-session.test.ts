import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import * as toasts from '#web/lib/toasts.ts';
import { clearSession, endSession, saveSession } from '#web/lib/session.ts';
import { followSession } from './follow-session.ts';

afterEach(clearSession);
const session = (id: string, name = 'a') => ({
  token: `${name}.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 1000 }))}.x`,
  record: { id, email: 'lena@example.com', collectionName: 'users' },
});

test('what one account saw is not there for the next one, and an ended session leaves guarded pages', () => {
  const queries = new QueryClient();
  const revalidate = vi.fn<() => Promise<void>>().mockResolvedValue();
  const stop = followSession(queries, { revalidate, state: { location: { pathname: '/cockpit' } } });

  queries.setQueryData(['analyses', 'of-a-guest'], {});
  saveSession(session('aaaaaaaaaaaaaaa'));
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(revalidate).not.toHaveBeenCalled();

  queries.setQueryData(['analyses', 'own'], {});
  saveSession(session('aaaaaaaaaaaaaaa', 'renewed'));
  expect(queries.getQueryCache().getAll()).toHaveLength(1);

  clearSession();
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(revalidate).toHaveBeenCalledOnce();
  stop();
});

test('an end that nobody wanted is told, where the login does not tell it', async () => {
  const told = vi.spyOn(toasts, 'showError').mockResolvedValue();
  const state = { location: { pathname: '/arbeitszeugnis-pruefen' } };
  const stop = followSession(new QueryClient(), { revalidate: async () => {}, state });
  saveSession(session('aaaaaaaaaaaaaaa'));
  clearSession();
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();

  saveSession(session('aaaaaaaaaaaaaaa'));
  endSession();
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(String), 401));

  saveSession(session('aaaaaaaaaaaaaaa'));
  state.location.pathname = '/auth/login';
  endSession();
  await Promise.resolve();
  expect(told).toHaveBeenCalledOnce();
  stop();
});
