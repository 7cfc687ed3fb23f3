import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Takes the reader to the first field that is marked as faulty, each time that faults were found. */
export function useFirstFault(form: RefObject<HTMLElement | null>, faults: object): void {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]');
    // A group has no focus of its own: its first field takes it.
    const field = first?.matches('[data-faulty]')
      ? first.querySelector<HTMLElement>('input, select, textarea')
      : first;
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  }, [form, faults]);
}
