// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import type { CertificateState, CertificateStore } from '#web/lib/certificate/store.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { Outputs } from './outputs.tsx';

let root: Root;
let place: HTMLElement;
let save: CertificateState['save'];
const listeners = new Set<() => void>();
const store = {
  flush: async () => {},
  state: () => ({ save }),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as unknown as CertificateStore;
const answers = sampleAnswers();
const letter = compose(answers);

beforeAll(startI18n);
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      open(): void {}
      setRequestHeader(): void {}
      send(): void {
        this.dispatchEvent(new Event('error'));
      }
    },
  );
  save = 'saved';
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <Outputs id="abc" letter={letter} answers={answers} store={store} lock={null} stale={false} />,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const press = (): Promise<void> => act(async () => place.querySelector('button')?.click());

test('what had no connection is told until there is one again', async () => {
  await press();
  expect(place.textContent).toContain('Fehlercode 504');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(place.textContent).not.toContain('Fehlercode');
});

test('what was not saved is told until it is', async () => {
  save = 'offline';
  await press();
  expect(place.textContent).toContain('noch nicht beim Server');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(place.textContent).toContain('noch nicht beim Server');
  save = 'saved';
  await act(async () => listeners.forEach((listener) => listener()));
  expect(place.textContent).not.toContain('noch nicht beim Server');
});
