// @vitest-environment happy-dom
import { setTimeout as sleep } from 'node:timers/promises';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import { ModalFrame } from './modal-frame.tsx';

let root: Root;
const closed = vi.fn<() => void>();
beforeEach(async () => {
  await startI18n();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  closed.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const clickOutside = async (): Promise<void> => {
  await act(async () => {
    const veil = document.querySelector('.veil') as HTMLElement;
    for (const kind of ['pointerdown', 'pointerup', 'click'])
      veil.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0 }));
  });
};

test('the second click of a double click does not close what the first has opened; a later one does', async () => {
  await act(async () =>
    root.render(
      <ModalFrame label="Frage" onClose={closed}>
        ja?
      </ModalFrame>,
    ),
  );
  await clickOutside();
  expect(closed).not.toHaveBeenCalled();
  await act(async () => sleep(600));
  await clickOutside();
  expect(closed).toHaveBeenCalledOnce();
});
