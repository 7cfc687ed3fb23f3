import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePost } from './use-post.ts';

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
  vi.unstubAllGlobals();
});

const show = async (what: ReactNode): Promise<HTMLButtonElement> => {
  await act(async () =>
    root.render(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>),
  );
  return place.querySelector('button') as HTMLButtonElement;
};

/** What was sent, and how each of it ends. */
let sent: { resolve: (answer: string) => void; reject: (error: Error) => void }[];
const done = vi.fn<(answer: string) => void>();
const failed = vi.fn<(error: Error) => void>();
function Sender() {
  const post = usePost({
    mutationFn: () => new Promise<string>((resolve, reject) => sent.push({ resolve, reject })),
    onSuccess: done,
    onError: failed,
  });
  return (
    <button type="button" onClick={() => post.mutate()}>
      {post.isPending ? 'busy' : 'ready'}
    </button>
  );
}
beforeEach(() => {
  sent = [];
  vi.clearAllMocks();
});

test('clicks that come before the page could show the first send nothing more', async () => {
  const button = await show(<Sender />);
  await act(async () => {
    button.click();
    button.click();
    button.click();
  });
  expect(sent).toHaveLength(1);
  await act(async () => sent[0]?.resolve('yes'));
  expect(done).toHaveBeenCalledOnce();
  await act(async () => button.click());
  expect(sent).toHaveLength(2);
});

test('what failed may be sent again', async () => {
  const button = await show(<Sender />);
  await act(async () => button.click());
  await act(async () => sent[0]?.reject(new Error('no')));
  expect(failed).toHaveBeenCalledOnce();
  await act(async () => button.click());
  expect(sent).toHaveLength(2);
});
