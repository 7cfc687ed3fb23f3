import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Takes the reader to the first field that is marked as faulty, each time that faults were found. */
export function useFirstFault(form: RefObject<HTMLElement | null>, faults: object): void {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults]);
}
