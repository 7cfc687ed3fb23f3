import { useEffect, useRef } from 'react';

const room = 24;

/**
 * Keeps a column in view while the page scrolls. One that is taller than the window scrolls until its end shows and
 * stays there, so that its last lines can be reached.
 * @returns the ref of the column, whose CSS uses `--sticky-top`
 */
export function useTallSticky() {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const update = () => {
      const top = Math.min(room, innerHeight - element.offsetHeight - room);
      element.style.setProperty('--sticky-top', `${top}px`);
    };
    update();
    const watch = new ResizeObserver(update);
    watch.observe(element);
    addEventListener('resize', update);
    return () => {
      watch.disconnect();
      removeEventListener('resize', update);
    };
  }, []);
  return column;
}
