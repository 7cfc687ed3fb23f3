import { toastSettings } from './constants.ts';

type Listener = () => void;
const listeners = new Set<Listener>();
let wanted = false;

/** For `useSyncExternalStore`: the container for toasts is loaded only when the first one is shown. */
export const toastDemand = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  wanted: () => wanted,
};

/** Loads what shows toasts. */
export async function loadToasts() {
  wanted = true;
  for (const listener of listeners) listener();
  const { toast } = await import('react-toastify/unstyled');
  return toast;
}

/** Shows a red message for 15 s. The id keeps the same fault from stacking. */
export async function showError(text: string, id: number): Promise<void> {
  const toast = await loadToasts();
  toast.error(text, { toastId: id, autoClose: toastSettings.errorCloses });
}

/** Shows a message for 5 s. */
export async function showSuccess(text: string): Promise<void> {
  const toast = await loadToasts();
  toast.success(text, { autoClose: toastSettings.otherCloses });
}
