import { QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveConsent } from '#web/lib/consent.ts';
import { clearSession, saveSession } from '#web/lib/session.ts';
import { siteQuery } from '#web/lib/site.ts';
import type { Site } from '#web/lib/site.ts';
import type { UsageClient } from './count-usage.ts';
import { startUsage } from './start-usage.ts';

const site: Site = {
  name: '',
  email: null,
  social: [],
  analytics: { key: 'phc_key' },
  google: false,
  mails: false,
  articles: false,
};
const place = (pathname: string, key: string): Location => ({
  pathname,
  key,
  search: '',
  hash: '',
  state: null,
});

function setUp(analytics: Site['analytics'] = site.analytics) {
  const queries = new QueryClient();
  queries.setQueryData(siteQuery.queryKey, { ...site, analytics });
  const told: string[] = [];
  let keeping = true;
  const client: UsageClient = {
    capture: (event, { $pathname }) => void told.push(`${event} ${$pathname}`),
    identify: (id) => void told.push(`identify ${id}`),
    reset: () => void told.push('reset'),
    opt_in_capturing: () => void told.push('in'),
    opt_out_capturing: () => void told.push('out'),
    set_config: ({ disable_persistence: off }) => void (keeping = !off),
  };
  const load = vi.fn<(key: string) => Promise<UsageClient>>().mockResolvedValue(client);
  type Listener = (state: { location: Location; navigation: { state: string } }) => void;
  const listeners: Listener[] = [];
  const router = {
    state: { location: place('/', 'start') },
    subscribe: (listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const go = (pathname: string, key: string, state = 'idle') => {
    for (const listener of listeners) listener({ location: place(pathname, key), navigation: { state } });
  };
  return { told, load, go, keeps: () => keeping, start: async () => startUsage(router, queries, load) };
}

const logIn = () =>
  saveSession({
    token: `a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 1000 }))}.x`,
    record: { id: 'abcdefghijklmno', email: 'lena@example.com', collectionName: 'users' },
  });

beforeEach(() => {
  saveConsent('denied');
  clearSession();
});
afterEach(clearSession);

test('without a key nothing is loaded, whatever the visitor said', async () => {
  saveConsent('granted');
  const { load, start } = setUp(null);
  await start();
  expect(load).not.toHaveBeenCalled();
});

test('without consent nothing is loaded; with it, counting begins on the page that is open', async () => {
  const { load, told, go, start } = setUp();
  await start();
  go('/cockpit', 'a');
  expect(load).not.toHaveBeenCalled();
  saveConsent('granted');
  await vi.waitFor(() => expect(told).toEqual(['in', '$pageview /cockpit']));
  expect(load).toHaveBeenCalledExactlyOnceWith('phc_key');
});

test('a leave when the path changes, a view after each navigation', async () => {
  saveConsent('granted');
  const { told, go, start } = setUp();
  await start();
  told.length = 0;
  go('/', 'start');
  go('/zeugnisgenerator/stamm/abcdefghijklmno', 'a', 'loading');
  expect(told).toEqual([]);
  go('/zeugnisgenerator/stamm/abcdefghijklmno', 'a');
  go('/zeugnisgenerator/stamm/abcdefghijklmno', 'a');
  go('/zeugnisgenerator/stamm/abcdefghijklmno', 'b');
  expect(told).toEqual([
    '$pageleave /',
    '$pageview /zeugnisgenerator/stamm/:id',
    '$pageview /zeugnisgenerator/stamm/:id',
  ]);
});

test('the account’s id with the login, a new nobody after the logout', async () => {
  saveConsent('granted');
  const { told, start } = setUp();
  await start();
  told.length = 0;
  logIn();
  logIn();
  clearSession();
  expect(told).toEqual(['identify abcdefghijklmno', 'reset']);
});

test('whoever agrees while being logged in is known from then on', async () => {
  logIn();
  saveConsent('granted');
  const { told, start } = setUp();
  await start();
  expect(told).toEqual(['in', 'identify abcdefghijklmno', '$pageview /']);
});

test('taking the consent back ends everything and clears the browser', async () => {
  saveConsent('granted');
  const { told, go, start, keeps } = setUp();
  await start();
  expect(keeps()).toBe(true);
  told.length = 0;
  localStorage.setItem('ph_phc_key_posthog', '{}');
  sessionStorage.setItem('ph_phc_key_window_id', 'x');
  saveConsent('denied');
  go('/cockpit', 'a');
  logIn();
  expect(told).toEqual(['reset', 'out']);
  expect(localStorage.getItem('ph_phc_key_posthog')).toBeNull();
  expect(sessionStorage.getItem('ph_phc_key_window_id')).toBeNull();
  expect(keeps()).toBe(false);
});

test('taking it back while the client is being loaded ends it, too', async () => {
  const { told, load, start } = setUp();
  await start();
  saveConsent('granted');
  saveConsent('denied');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(told).toEqual(['out']));
});
