// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setTimeout as sleep } from 'node:timers/promises';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import { rememberRead } from '#web/lib/read-here.ts';
import { ReadingsSlot } from './readings-slot.tsx';

const hour = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString().replace('T', ' ');
const times = { created: at(-1), expires: at(23) };
const answers: Readonly<Record<string, readonly object[]>> = {
  overview: [
    { id: 'a', title: 'Lena Vogt', status: 'done' },
    { id: 'b', title: 'Scan.pdf', status: 'reading' },
    { id: 'c', title: '', status: 'needs-review' },
    // Its day is over: the list of readings does not name it any more.
    { id: 'd', title: 'Jan Kern', status: 'done' },
  ],
  analyses: ['a', 'b', 'c'].map((id) => ({ id, ...times })),
};
const asked: string[] = [];
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      status = 200;
      responseText = '';
      open(_: string, path: string): void {
        asked.push(path);
        this.responseText = JSON.stringify({ items: answers[path.split('/')[3] ?? ''] });
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
  const router = createMemoryRouter([{ path: '*', element: <ReadingsSlot /> }]);
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

test.each([
  ['has read nothing here', null],
  ['has read something two days ago', at(-24)],
  ['keeps it in an account', ''],
])('who %s is asked for nothing', async (_, expires) => {
  if (expires !== null) rememberRead(expires);
  expect((await show()).textContent).toBe('');
  expect(asked).toEqual([]);
});

test('who has read something finds it again, also while it is being read', async () => {
  rememberRead(times.expires);
  const place = await show();
  for (let turn = 0; turn < 50 && place.textContent === ''; turn += 1) await act(async () => sleep(20));
  const rows = [...place.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Lena Vogtausgewertetnoch bis .+ Uhr$/),
    expect.stringMatching(/^Scan\.pdfwird gelesen/),
    expect.stringMatching(/^Eingefügter Textbitte ansehen/),
  ]);
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/arbeitszeugnis-pruefen/auswertung/a',
    '/arbeitszeugnis-pruefen/auswertung/b',
    '/arbeitszeugnis-pruefen/dokument-preufen?auswertung=c',
  ]);
  // Names only: nothing of what was read comes along.
  expect(asked.every((path) => path.includes('fields='))).toBe(true);
  expect(decodeURIComponent(asked.join(' '))).not.toMatch(/reading|text/);
});
