import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button, buttonLook } from './button.tsx';

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

/** Clicks as a mouse does: each event carries the number of clicks so far. */
async function doubleClick(what: ReactNode): Promise<void> {
  await act(async () => root.render(what));
  const button = place.querySelector('button');
  for (const detail of [1, 2])
    await act(
      async () =>
        void button?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true })),
    );
}

test('a double click is one click', async () => {
  const click = vi.fn<() => void>();
  await doubleClick(<Button onClick={click}>Einladen</Button>);
  expect(click).toHaveBeenCalledOnce();
});

test('a double click sends a form once', async () => {
  const send = vi.fn<() => void>();
  await doubleClick(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Button type="submit">Senden</Button>
    </form>,
  );
  expect(send).toHaveBeenCalledOnce();
});

test.each(['primary', 'plain', 'quiet', 'danger'] as const)(
  '%s looks as if it could not be pressed',
  (look) => {
    expect(buttonLook(look)).toMatch(/(?<!not-)aria-disabled:(?:bg|text)-/);
  },
);

test('where quick clicks are wanted, each counts', async () => {
  const click = vi.fn<() => void>();
  await doubleClick(
    <Button repeats onClick={click}>
      Weiter
    </Button>,
  );
  expect(click).toHaveBeenCalledTimes(2);
});
