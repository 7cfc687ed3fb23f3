// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerError } from '#web/lib/http.ts';
import { clearSession, saveSession } from '#web/lib/session.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { emptyDraft } from './draft.ts';
import { loadLocalCopy } from './local-copy.ts';
import { LoginEnded } from './login-ended.ts';
import { MissingCertificate } from './missing-certificate.tsx';
import { SaveLine } from './save-line.tsx';
import { CertificateStore, type StoreParts } from './store.ts';

const logIn = (): void => {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }));
  saveSession({
    token: `x.${claims}.x`,
    record: { id: 'user1', email: 'a@example.org', collectionName: 'users' },
  });
};
/** A server that answers every call so. */
function answerAll(status: number): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      status = status;
      responseText = '{}';
      responseType = 'text';
      upload = new EventTarget();
      open(): void {}
      setRequestHeader(): void {}
      send(): void {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  await startI18n();
});
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  clearSession();
  vi.unstubAllGlobals();
});

const draft = { ...emptyDraft(), project_name: 'a' };
const stored = {
  draft,
  letter: null,
  status: 'draft',
  id: 'abc',
  version: 3,
  source: null,
  lock: null,
} as const;
function refusing(status: number): CertificateStore {
  const refuse = async (): Promise<never> => {
    throw new ServerError(status, '');
  };
  const parts: StoreParts = {
    load: refuse,
    create: refuse,
    save: refuse,
    generate: refuse,
    rest: 1,
    again: 1,
  };
  return new CertificateStore(stored, stored, parts);
}

test.each([401, 404])(
  'a save that is refused (%i) because the login has ended says so and keeps what was typed',
  async (status) => {
    logIn();
    answerAll(401);
    const store = refusing(status);
    store.change({ draft: { ...draft, project_name: 'b' } });
    await store.flush();
    expect(store.state().save).toBe('login-ended');
    expect(loadLocalCopy('abc')?.content.draft.project_name).toBe('b');
  },
);

test('a refusal that the login has nothing to do with stays a refusal', async () => {
  answerAll(401);
  const store = refusing(404);
  store.change({ draft: { ...draft, project_name: 'b' } });
  await store.flush();
  expect(store.state().save).toBe('failed');
});

async function show(what: React.ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  const router = createMemoryRouter([{ path: '*', element: what }], {
    initialEntries: ['/zeugnisgenerator/editor/abc'],
  });
  root = createRoot(place);
  await act(async () => root?.render(<RouterProvider router={router} />));
  return place;
}
const back = '/auth/login?redirect=%2Fzeugnisgenerator%2Feditor%2Fabc';

test.each([
  ['an ended login', new LoginEnded(), 'Ihre Anmeldung ist beendet'],
  ['a guest', new ServerError(404, ''), 'Dieses Zeugnis ist hier nicht zu sehen'],
])('to %s no certificate is said to be deleted; the login leads back here', async (_, error, title) => {
  const place = await show(<MissingCertificate error={error}>neu</MissingCertificate>);
  expect(place.querySelector('h1')?.textContent).toBe(title);
  expect(place.textContent).not.toContain('gibt es nicht mehr');
  expect(place.querySelector('a')?.getAttribute('href')).toBe(back);
});

test('whoever is logged in is told as before that it is not there', async () => {
  logIn();
  const place = await show(<MissingCertificate error={new ServerError(404, '')}>neu</MissingCertificate>);
  expect(place.querySelector('h1')?.textContent).toBe('Dieses Zeugnis gibt es nicht mehr');
});

test('the line that tells of saving leads to the login', async () => {
  const place = await show(<SaveLine save="login-ended" isNew={false} />);
  expect(place.textContent).toContain('Ihre Anmeldung ist beendet. Ihre Eingaben bleiben in diesem Browser');
  expect(place.querySelector('a')?.getAttribute('href')).toBe(back);
});

test('why the server did not take something stands beside it, and that nothing is lost', async () => {
  const place = await show(<SaveLine save="failed" isNew={false} refusal="Das Zeugnis ist zu lang." />);
  const told =
    'Nicht gespeichert. Das Zeugnis ist zu lang. Ihre Eingaben bleiben so lange in diesem Browser.';
  expect(place.querySelector('[data-save]')?.textContent?.trim()).toBe(told);
});
