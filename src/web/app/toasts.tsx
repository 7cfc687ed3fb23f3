import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from '#web/lib/toasts.ts';

const ToastArea = lazy(() => import('./toast-area.tsx'));

/** The place of short messages; loaded with the first one. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.wanted);
  return <Suspense fallback={null}>{wanted && <ToastArea />}</Suspense>;
}
