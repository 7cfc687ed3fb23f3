import { useRef, useState } from 'react';
import type { HTMLAttributes, KeyboardEvent, PointerEvent } from 'react';

/** A list whose items are moved by a handle: pulled with pointer or finger, or with the arrow keys. */
export function useSortable(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  /** The place in the list at this height of the window. */
  const placeAt = (y: number): number => {
    const items = [...(list.current?.children ?? [])];
    const below = items.findIndex((item) => y < item.getBoundingClientRect().bottom);
    return below < 0 ? items.length - 1 : below;
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    const to = placeAt(event.clientY);
    if (to === dragged) return;
    onMove(dragged, to);
    setDragged(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index, index + step);
    // A node that is moved loses the focus.
    requestAnimationFrame(() => {
      list.current?.children[index + step]?.querySelector('button')?.focus();
    });
  };
  const handle = (index: number): HTMLAttributes<HTMLElement> => ({
    onKeyDown: (event) => onKeyDown(event, index),
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      // The list catches what comes: the handle itself moves to another place while it is pulled.
      list.current?.setPointerCapture(event.pointerId);
      setDragged(index);
    },
  });
  const listeners = {
    onPointerMove: pull,
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  };
  return { list, dragged, handle, listeners };
}
