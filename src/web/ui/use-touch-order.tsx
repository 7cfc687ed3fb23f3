import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A finger that moves less than this (px) has only touched. */
const leastWay = 6;
/** So near to the edge of the window (px) the page goes along, so fast (px a frame). */
const edge = 72;
const pace = 9;

interface Hold {
  readonly pointer: number;
  readonly grip: Element;
  readonly row: HTMLElement;
  readonly startY: number;
  y: number;
  isMoving: boolean;
  frame: number;
}

/**
 * Puts the rows of a list into another order with the finger: browsers of phones do not agree on their own drag and
 * drop, and where they have it a long press comes before it. Mouse and keyboard are left to the list.
 * @param area holds elements with the role row, each with a handle `[data-grip]` that must not scroll (the class `grip`)
 * @param onMove tells which row is moved and its place among the others
 * @returns where the row would come to lie: a line to be drawn within the list, which has to be positioned
 */
export function useTouchOrder(
  area: HTMLElement | null,
  onMove: (from: number, to: number) => void,
): ReactNode {
  const [line, setLine] = useState<number | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (area === null) return undefined;
    let hold: Hold | null = null;
    const rows = (): HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[role=row]:has([data-grip])')];
    const others = (row: HTMLElement): HTMLElement[] => rows().filter((one) => one !== row);
    /** How many of the others lie above the finger. */
    const placeOf = ({ row, y }: Hold): number =>
      others(row).filter((one) => {
        const { top, height } = one.getBoundingClientRect();
        return y > top + height / 2;
      }).length;
    const draw = (now: Hold): void => {
      const rest = others(now.row);
      const at = placeOf(now);
      const next = rest[at]?.getBoundingClientRect().top ?? rest.at(-1)?.getBoundingClientRect().bottom;
      if (next !== undefined) setLine(next - area.getBoundingClientRect().top);
    };
    const goAlong = (now: Hold): void => {
      const by = now.y < edge ? -pace : now.y > innerHeight - edge ? pace : 0;
      if (by !== 0) {
        scrollBy(0, by);
        draw(now);
      }
      now.frame = requestAnimationFrame(() => goAlong(now));
    };
    const letGo = (): void => {
      if (hold === null) return;
      cancelAnimationFrame(hold.frame);
      delete hold.row.dataset['touched'];
      hold = null;
      setLine(null);
    };
    const down = (event: PointerEvent): void => {
      const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
      const row = grip?.closest<HTMLElement>('[role=row]');
      if (event.pointerType === 'mouse' || !event.isPrimary || !grip || !row) return;
      const { pointerId: pointer, clientY: y } = event;
      hold = { pointer, grip, row, startY: y, y, isMoving: false, frame: 0 };
      grip.setPointerCapture(pointer);
    };
    const follow = (event: PointerEvent): void => {
      if (hold === null || event.pointerId !== hold.pointer) return;
      hold.y = event.clientY;
      if (!hold.isMoving) {
        if (Math.abs(hold.y - hold.startY) < leastWay) return;
        hold.isMoving = true;
        hold.row.dataset['touched'] = '';
        goAlong(hold);
      }
      event.stopPropagation();
      draw(hold);
    };
    const up = (event: PointerEvent): void => {
      if (hold === null || event.pointerId !== hold.pointer) return;
      const { row, isMoving } = hold;
      const [from, to] = [rows().indexOf(row), placeOf(hold)];
      letGo();
      if (!isMoving) return;
      event.stopPropagation();
      if (from !== to) move.current(from, to);
    };
    // A long press would begin the browser's own drag, or open its menu.
    const notNow = (event: Event): void => {
      if (hold === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = [
      ['pointerdown', down],
      ['pointermove', follow],
      ['pointerup', up],
      ['pointercancel', letGo],
      ['dragstart', notNow],
      ['contextmenu', notNow],
    ] as const;
    for (const [name, listener] of listeners) area.addEventListener(name, listener as EventListener, true);
    return () => {
      letGo();
      for (const [name, listener] of listeners)
        area.removeEventListener(name, listener as EventListener, true);
    };
  }, [area]);
  return line === null ? null : <div aria-hidden className="touch-line" style={{ top: line }} />;
}
