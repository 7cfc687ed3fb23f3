import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { dropPlain, giveUpToasts, loadToasts, toastState } from '#web/lib/toasts.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { CatchFaults } from '#web/ui/catch-faults.tsx';

/** The place of short messages. It is fetched in idle time: a lost connection must be told without a connection. */
export function Toasts() {
  const { area } = useSyncExternalStore(toastState.subscribe, toastState.get);
  useEffect(() => whenIdle(() => void loadToasts().catch(() => {})), []);
  return (
    <>
      <PlainToasts />
      {area && (
        <CatchFaults onFault={giveUpToasts}>
          <area.ToastArea />
        </CatchFaults>
      )}
    </>
  );
}

/** Messages as plain text, where nothing better could be loaded. */
function PlainToasts() {
  const t = useText();
  const { plain } = useSyncExternalStore(toastState.subscribe, toastState.get);
  return (
    <div className="fixed top-19 right-4 z-2000 max-w-[22.5rem] space-y-2">
      {plain.map(({ id, text, isFault, act }) => (
        <div
          key={id}
          role="alert"
          data-fault={isFault || undefined}
          className="rounded border border-line bg-sheet px-4 py-3 text-note shadow-sheet data-fault:border-l-4 data-fault:border-l-danger"
        >
          <p>{text}</p>
          <p className="flex gap-4">
            {act && (
              <button
                type="button"
                className="link min-h-11 font-semibold"
                onClick={() => {
                  dropPlain(id);
                  act.run();
                }}
              >
                {act.label}
              </button>
            )}
            <button type="button" className="link min-h-11" onClick={() => dropPlain(id)}>
              {t('app.close')}
            </button>
          </p>
        </div>
      ))}
    </div>
  );
}
