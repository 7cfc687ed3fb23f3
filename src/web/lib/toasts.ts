import { toastSettings } from './constants.ts';
import { isLoadFault } from './load-fault.ts';

type Area = typeof import('./toast-area.tsx');

/** A short message that is shown as plain text, because what shows it better could not be loaded. */
export interface PlainToast {
  readonly id: number | string;
  readonly text: string;
  readonly isFault: boolean;
  /** What is offered with it. */
  readonly act?: { readonly label: string; readonly run: () => void };
}

interface Shown {
  readonly area: Area | null;
  readonly plain: readonly PlainToast[];
}

let shown: Shown = { area: null, plain: [] };
let loading: Promise<Area> | undefined;
const listeners = new Set<() => void>();

function show(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: what shows toasts, once it is loaded, and what is said without it. */
export const toastState = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => shown,
};

/**
 * Loads what shows toasts. A try that failed is forgotten: the next one may have a network.
 * @throws TypeError when it cannot be fetched
 */
export async function loadToasts(): Promise<Area> {
  loading ??= import('./toast-area.tsx');
  try {
    const area = await loading;
    if (shown.area === null) show({ area });
    return area;
  } catch (error) {
    if (isLoadFault(error)) loading = undefined;
    throw error;
  }
}

/** What shows toasts broke: from here on messages are plain text. */
export function giveUpToasts(): void {
  loading = Promise.reject(new Error('toasts cannot be shown'));
  show({ area: null });
}

/** Takes away a message that is shown as plain text. */
export function dropPlain(id: PlainToast['id']): void {
  show({ plain: shown.plain.filter((one) => one.id !== id) });
}

/** Says something as plain text for as long as a toast would stay; it takes the place of an earlier one of its id. */
export function showPlain(toast: PlainToast): void {
  show({ plain: [...shown.plain.filter(({ id }) => id !== toast.id), toast] });
  const closes = toast.isFault ? toastSettings.errorCloses : toastSettings.otherCloses;
  setTimeout(() => shown.plain.includes(toast) && dropPlain(toast.id), closes);
}

/** Shows a red message for 15 s. The id keeps the same fault from stacking. */
export async function showError(text: string, id: number): Promise<void> {
  try {
    const { toast } = await loadToasts();
    toast.error(text, { toastId: id, autoClose: toastSettings.errorCloses });
  } catch {
    showPlain({ id, text, isFault: true });
  }
}

/** Shows a message for 5 s. */
export async function showSuccess(text: string): Promise<void> {
  try {
    const { toast } = await loadToasts();
    toast.success(text, { autoClose: toastSettings.otherCloses });
  } catch {
    showPlain({ id: text, text, isFault: false });
  }
}
