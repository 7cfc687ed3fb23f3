import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalysisInput } from '#web/lib/analyses.ts';
import { loadDraft, saveDraft } from '#web/lib/draft.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { useCheck } from './use-check.ts';

const createAnalysis = vi.hoisted(() =>
  vi.fn<() => Promise<unknown>>(async () => ({ id: 'abc', status: 'done' })),
);
vi.mock(import('#web/lib/analyses.ts'), async (original) => ({
  ...(await original()),
  createAnalysis: createAnalysis as never,
}));

function Form({ input, own }: { readonly input: AnalysisInput; readonly own: boolean }) {
  const { check } = useCheck();
  return (
    <button type="button" onClick={() => check({ input, own })}>
      check
    </button>
  );
}

await startI18n();

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const pdf = new File(['x'], 'zeugnis.pdf');
test.each<[string, AnalysisInput, boolean, string]>([
  ['a pasted text that was not checked stays', { files: [pdf] }, true, 'Frau Vogt …'],
  ['a pasted text that was checked goes', { text: 'Frau Vogt …' }, true, ''],
  ['a sample touches nothing', { text: 'Herr Novak …' }, false, 'Frau Vogt …'],
])('%s', async (_, input, own, left) => {
  saveDraft('Frau Vogt …');
  createAnalysis.mockClear();
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Form input={input} own={own} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
  await vi.waitFor(() => expect(createAnalysis).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(loadDraft()).toBe(left);
});
