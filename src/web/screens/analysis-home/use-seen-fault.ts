import { useEffect } from 'react';
import type { Fault } from './use-check.ts';

/**
 * Brings a fault into view that is told where nobody looks: on a phone the files lie a screen above the button. What is
 * in view already stays where it is.
 */
export function useSeenFault(fault: Fault | null): void {
  useEffect(() => {
    if (fault === null) return;
    const line = document.getElementById(`fault-${fault.place}`);
    const place = line?.getBoundingClientRect();
    if (place === undefined || (place.top >= 0 && place.bottom <= window.innerHeight)) return;
    line?.scrollIntoView({ block: 'center' });
    // From here the keyboard reaches what is to be mended, not from the button below.
    document
      .querySelector<HTMLElement>(`[aria-describedby="fault-${fault.place}"]`)
      ?.focus({ preventScroll: true });
  }, [fault]);
}
