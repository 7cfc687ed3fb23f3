import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalysisInput } from '#web/lib/analyses.ts';
import { loadDraft, saveDraft } from '#web/lib/draft.ts';
import { ServerError } from '#web/lib/http.ts';
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
  const { check, fault } = useCheck();
  return (
    <>
      <button type="button" onClick={() => check({ input, own })}>
        check
      </button>
      <p>{fault?.text}</p>
    </>
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
  await hand(input, own);
  expect(loadDraft()).toBe(left);
});

test.each([
  [{}, 'Nichts ist verloren: Das Eingegebene bleibt hier stehen.'],
  [{ files: { code: 'x', message: 'Die Datei ist in Ordnung.' } }, 'Die Datei ist in Ordnung.'],
])('a fault of the server says what it knows of the files, %j', async (data, words) => {
  createAnalysis.mockRejectedValueOnce(new ServerError(500, 'Es ist ein Fehler aufgetreten.', data));
  await hand({ files: [pdf] }, true);
  expect(place.querySelector('p')?.textContent).toBe(`Interner Serverfehler. Fehlercode 500. ${words}`);
});

async function hand(input: AnalysisInput, own: boolean): Promise<void> {
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
}
