// @vitest-environment happy-dom
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
  vi.restoreAllMocks();
});

const clickOutside = async (): Promise<void> => {
  await act(async () => {
    const veil = document.querySelector('.veil') as HTMLElement;
    for (const kind of ['pointerdown', 'pointerup', 'click'])
      veil.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0 }));
  });
};

test('the second click of a double click does not close what the first has opened; a later one does', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  await act(async () =>
    root.render(
      <ModalFrame label="Frage" onClose={closed}>
        ja?
      </ModalFrame>,
    ),
  );
  clock.mockReturnValue(1400);
  await clickOutside();
  expect(closed).not.toHaveBeenCalled();
  clock.mockReturnValue(1600);
  await clickOutside();
  expect(closed).toHaveBeenCalledOnce();
});
