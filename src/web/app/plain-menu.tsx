import { useEffect, useRef } from 'react';
import { useText } from '#web/lib/i18n.ts';
import type { MobileMenuProps } from './mobile-menu.tsx';

/**
 * The same links without the sheet: some browsers keep a failure to fetch it for as long as the page lives, and the
 * way to the other screens must be open again with the network. Esc closes it, as the browser has it.
 */
export function PlainMenu({ onClose, children }: MobileMenuProps) {
  const t = useText();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog
      ref={box}
      aria-label={t('shell.menu')}
      className="m-0 max-h-dvh w-full max-w-none bg-paper px-4 pb-6 text-ink"
      onClose={onClose}
    >
      <button
        type="button"
        className="ml-auto block min-h-11 px-2 font-semibold text-accent"
        onClick={() => box.current?.close()}
      >
        {t('app.close')}
      </button>
      {children}
    </dialog>
  );
}
