import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { hoverDelay } from '#web/lib/constants.ts';
import { passageId } from './notes.ts';
import type { NotesState } from './use-notes.ts';

interface DeskEvents {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** For a passage that got the focus. */
  readonly onPassageFocus: (number: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const numberAt = (target: EventTarget) =>
  Number((target as Element).closest<HTMLElement>('[data-note]')?.dataset['note'] ?? 0);

/**
 * How pointer and keyboard open notes. Letter and margin share it, so that a word in the margin does what its
 * passage does.
 * @param glances whether pointer and focus alone open notes: only where the margin is beside the letter
 */
export function useDeskEvents(
  state: NotesState,
  onReach: (number: number) => void,
  glances: boolean,
): DeskEvents {
  const dwell = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returning = useRef(false);
  /** Where the pointer was last seen, and the number of the note that it last pointed at there. */
  const pointer = useRef({ x: -1, y: -1 });
  const pointedAt = useRef(0);
  useEffect(() => () => clearTimeout(dwell.current), []);

  const closeOnEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || !glances || !state.open) return;
    const { number } = state.open;
    state.close();
    if (!document.activeElement?.closest('.slip')) return;
    // Back to the passage, without opening its note again.
    returning.current = true;
    document.querySelector<HTMLElement>(`#${passageId(number)}`)?.focus();
    returning.current = false;
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => closeOnEscape(event);
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      pointer.current = { x, y };
    };
    document.addEventListener('keydown', listener);
    document.addEventListener('pointermove', follow);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('pointermove', follow);
    };
  }, []);

  const isOpen = state.open !== null;
  useEffect(() => {
    if (isOpen) return;
    clearTimeout(dwell.current);
    // What lay below the closed note comes under a pointer that did not move: nobody pointed at that.
    const below = document.elementFromPoint(pointer.current.x, pointer.current.y);
    pointedAt.current = below ? numberAt(below) : 0;
  }, [isOpen]);

  return {
    onPointerMove: (event) => {
      // A page that scrolls slides other words under a pointer at rest: nobody pointed at those.
      if (event.clientX === pointer.current.x && event.clientY === pointer.current.y) return;
      const number = numberAt(event.target);
      if (number === pointedAt.current) return;
      pointedAt.current = number;
      clearTimeout(dwell.current);
      if (!glances || number === 0 || event.pointerType !== 'mouse') return;
      dwell.current = setTimeout(() => state.glance(number), hoverDelay);
    },
    onPointerLeave: () => {
      pointedAt.current = 0;
      clearTimeout(dwell.current);
    },
    onClick: (event) => {
      const number = numberAt(event.target);
      if (number === 0) return;
      event.preventDefault();
      const byKey = event.detail === 0;
      // Whoever has just selected words wants those, not the note.
      if (!byKey && getSelection()?.isCollapsed === false) return;
      clearTimeout(dwell.current);
      onReach(number);
      state.pin(number, byKey);
    },
    onKeyDown: (event) => {
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-note]')];
      const at = links.findIndex((link) => link === event.target);
      if (at < 0) return;
      const step = steps[event.key];
      let next = step === undefined ? undefined : links[at + step];
      if (event.key === 'Home') next = links[0];
      if (event.key === 'End') next = links.at(-1);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    onPassageFocus: (number) => {
      // Whoever goes on by keyboard has left what the pointer was about to open.
      clearTimeout(dwell.current);
      onReach(number);
      if (glances && !returning.current) state.glance(number);
    },
  };
}
