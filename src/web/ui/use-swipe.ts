import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { modalSettings } from '#web/lib/constants.ts';

/** A pull has to go at least this far (px) before a quick one counts as a swipe and not as a tap. */
const leastSwipe = 12;

/**
 * Lets a layer be pulled away: over a tenth of its size, or with any quick swipe. It follows the finger meanwhile.
 * @param panel what moves
 * @param direction in which it leaves
 * @returns handlers for the part that is pulled at
 */
export function useSwipe(
  panel: RefObject<HTMLElement | null>,
  direction: 'up' | 'down',
  onClose: () => void,
) {
  const pull = useRef<{ y: number; time: number } | null>(null);
  const sign = direction === 'down' ? 1 : -1;
  const shift = (pixels: number) =>
    panel.current?.style.setProperty('translate', `0 ${sign * Math.max(0, pixels)}px`);

  const onPointerDown = (event: PointerEvent) => {
    if ((event.target as Element).closest('button')) return;
    pull.current = { y: event.clientY, time: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (pull.current) shift(sign * (event.clientY - pull.current.y));
  };
  const end = (event: PointerEvent) => {
    const from = pull.current;
    pull.current = null;
    if (!from) return;
    const way = sign * (event.clientY - from.y);
    const quick = event.timeStamp - from.time < modalSettings.swipeTime && way > leastSwipe;
    if (quick || way > (panel.current?.offsetHeight ?? Infinity) * modalSettings.swipeShare) onClose();
    else shift(0);
  };
  return { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
}
