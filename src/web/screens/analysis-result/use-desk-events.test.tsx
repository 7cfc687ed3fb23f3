import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hoverDelay } from '#web/lib/constants.ts';
import { passageId } from './notes.ts';
import { useDeskEvents } from './use-desk-events.ts';
import { useNotes } from './use-notes.ts';

/** Three passages, and the number of the note that is open. */
function Desk() {
  const state = useNotes();
  const { onPassageFocus, ...events } = useDeskEvents(state, () => {}, true);
  return (
    <div {...events}>
      {[1, 2, 3].map((number) => (
        <a
          key={number}
          id={passageId(number)}
          href="#notiz"
          data-note={number}
          onFocus={() => onPassageFocus(number)}
        >
          {number}
        </a>
      ))}
      <output>{state.open?.number ?? 0}</output>
    </div>
  );
}

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  // Nothing is laid out here.
  document.elementFromPoint = () => null;
  await act(async () => root.render(<Desk />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passage = (number: number) => place.querySelector(`#${passageId(number)}`) as HTMLElement;
const shown = () => Number(place.querySelector('output')?.textContent);
const pointer = (type: string, number: number, x: number) =>
  passage(number).dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 40 }),
  );
const wait = () => act(async () => vi.advanceTimersByTime(hoverDelay));
const move = async (number: number, x: number) => {
  await act(async () => {
    pointer('pointerover', number, x);
    pointer('pointermove', number, x);
  });
  await wait();
};

test('a pointer that moves over the letter opens what it points at', async () => {
  await move(1, 10);
  expect(shown()).toBe(1);
  await move(3, 90);
  expect(shown()).toBe(3);
});

test('words that slide under a pointer at rest while the keyboard goes on open nothing', async () => {
  await move(1, 10);
  await act(async () => passage(2).focus());
  await move(3, 10);
  expect(shown()).toBe(2);
  // Once the hand is on the mouse again, what it points at counts.
  await move(3, 11);
  expect(shown()).toBe(3);
});

test('a pointer that was never moved opens nothing', async () => {
  await act(async () => passage(2).focus());
  await act(async () => pointer('pointerover', 3, 10));
  await wait();
  expect(shown()).toBe(2);
});

test('who goes on by keyboard is not called back to what the pointer was about to open', async () => {
  await act(async () => pointer('pointermove', 1, 10));
  await act(async () => passage(2).focus());
  await wait();
  expect(shown()).toBe(2);
});
