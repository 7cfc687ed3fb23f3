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
  // Whoever shows something learns of it; until then it is no fault that nobody minds.
  loading.catch(() => {});
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

/** How often somebody has clicked or sent a form: what is told after one click and before the next is one outcome. */
let acts = 0;
for (const kind of ['click', 'submit'])
  globalThis.document?.addEventListener(kind, () => (acts += 1), { capture: true });
/** The faults that were told, with what was done by then. */
const faults = new Map<number, number>();

/**
 * Takes away the faults of earlier acts: a red message beside „gespeichert“, or beside the next fault, says what is no
 * longer so.
 * @param area where they are shown, if that could be loaded
 */
export function dropOldFaults(area: Area | null): void {
  for (const [id, after] of faults) {
    if (after === acts) continue;
    faults.delete(id);
    area?.toast.dismiss(id);
    dropPlain(id);
  }
}

/** Shows a red message for 15 s. The id keeps the same fault from stacking; its newest words count. */
export async function showError(text: string, id: number): Promise<void> {
  const area = await loadToasts().catch(() => null);
  const again = faults.has(id);
  faults.set(id, acts);
  dropOldFaults(area);
  if (area === null) {
    showPlain({ id, text, isFault: true });
    return;
  }
  const { toast } = area;
  const settings = { autoClose: toastSettings.errorCloses };
  if (again && toast.isActive(id)) toast.update(id, { ...settings, render: text });
  else toast.error(text, { ...settings, toastId: id });
}

/** Shows a message for 5 s. */
export async function showSuccess(text: string): Promise<void> {
  const area = await loadToasts().catch(() => null);
  dropOldFaults(area);
  if (area === null) showPlain({ id: text, text, isFault: false });
  else area.toast.success(text, { autoClose: toastSettings.otherCloses });
}
