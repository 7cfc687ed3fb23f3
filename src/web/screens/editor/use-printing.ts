import { useSyncExternalStore } from 'react';

const query = 'print';
let isBetween = false;

/** Browsers tell of it in two ways, and not every one in both. */
function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia(query);
  const turn = ({ type }: Event): void => {
    isBetween = type === 'beforeprint';
    listener();
  };
  list.addEventListener('change', listener);
  addEventListener('beforeprint', turn);
  addEventListener('afterprint', turn);
  return () => {
    list.removeEventListener('change', listener);
    removeEventListener('beforeprint', turn);
    removeEventListener('afterprint', turn);
    isBetween = false;
  };
}

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBetween || globalThis.matchMedia(query).matches);
}
