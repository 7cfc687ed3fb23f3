import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import { EditText } from './edit-text.tsx';

let root: Root;
let place: HTMLElement;
const done = vi.fn<(text: string | null) => void>();
const left = vi.fn<(text: string) => void>();

beforeAll(startI18n);
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  done.mockReset();
  left.mockReset();
  await act(async () => root.render(<EditText text="Sie war genau." onDone={done} onLeft={left} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const field = (): HTMLTextAreaElement => place.querySelector('textarea') as HTMLTextAreaElement;
async function type(text: string): Promise<void> {
  const property = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  await act(async () => {
    property?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const escape = (): Promise<void> =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });

test('an edit begins at the end of the words; only what is there to be replaced is selected', async () => {
  const selected = (): string => field().value.slice(field().selectionStart, field().selectionEnd);
  expect([selected(), field().selectionStart]).toEqual(['', 'Sie war genau.'.length]);
  await act(async () => root.unmount());
  root = createRoot(place);
  const placeholder = 'Hier steht ein eigener Satz.';
  await act(async () => root.render(<EditText text={placeholder} onDone={done} onLeft={left} />));
  expect(selected()).toBe(placeholder);
});

test('Esc ends an edit that changed nothing', async () => {
  await escape();
  expect(done).toHaveBeenCalledExactlyOnceWith(null);
});

test('Esc asks before what was typed is thrown away', async () => {
  await type('Sie war sehr genau.');
  await escape();
  expect(done).not.toHaveBeenCalled();
  expect(document.body.querySelector('[role="alertdialog"], [role="dialog"]')).not.toBeNull();
});

test('a reload puts what was typed into the letter', async () => {
  await type('Sie war sehr genau.');
  await act(async () => {
    dispatchEvent(new Event('pagehide'));
  });
  expect(left).toHaveBeenCalledExactlyOnceWith('Sie war sehr genau.');
});
