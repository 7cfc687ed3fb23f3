// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setTimeout as sleep } from 'node:timers/promises';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import { hasBegun, rememberBegun } from './began.ts';
import { DraftsSlot } from './drafts-slot.tsx';

const rows = [
  { id: 'a', type: 'arbeitszeugnis', person: { first_name: 'Lena', last_name: 'Vogt' }, status: 'edited' },
  { id: 'b', type: '', person: null, status: 'draft' },
].map((row) => ({ ...row, project_name: '', updated: '2026-11-22 10:00:00.000Z' }));
const asked: string[] = [];
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      status = 200;
      responseText = JSON.stringify({ items: rows });
      open(_: string, path: string): void {
        asked.push(path);
      }
      setRequestHeader(): void {}
      send(): void {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  localStorage.clear();
  asked.length = 0;
  await startI18n();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(): Promise<HTMLElement> {
  const place = document.createElement('div');
  const router = createMemoryRouter([{ path: '*', element: <DraftsSlot except={null} /> }]);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return place;
}

test('who has begun nothing here is asked for nothing', async () => {
  expect(hasBegun()).toBe(false);
  expect((await show()).textContent).toBe('');
  expect(asked).toEqual([]);
});

test('who has begun something finds it again', async () => {
  rememberBegun();
  const place = await show();
  for (let turn = 0; turn < 50 && place.textContent === ''; turn += 1) await act(async () => sleep(20));
  expect(place.textContent).toContain('Arbeitszeugnis, Lena Vogt');
  expect(place.textContent).toContain('Zeugnis, noch ohne Namen');
  expect([...place.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/zeugnisgenerator/editor/a',
    '/zeugnisgenerator/beendigung/b',
  ]);
});
