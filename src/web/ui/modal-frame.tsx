import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#web/lib/i18n.ts';
import { useLayer } from './layer.ts';
import { useSwipe } from './use-swipe.ts';

/** Within so many milliseconds two clicks are one double click; the usual setting of systems. */
const doubleClick = 500;

interface ModalFrameProps {
  /** The heading, or for `top` the name alone. */
  readonly label: string;
  readonly place?: 'center' | 'top';
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether Esc, a click outside and a swipe close it. */
  readonly dismissable?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const frames = {
  center: {
    veil: 'veil grid place-items-center overflow-y-auto p-4',
    panel: 'sheet w-full max-w-[30rem]',
    heading: 'font-letter text-title font-semibold',
  },
  top: {
    veil: 'veil flex items-start',
    panel: 'w-full bg-sheet shadow-sheet',
    heading: 'font-semibold',
  },
} as const;

/**
 * A layer above the page. It keeps the focus while it is open and gives it back afterwards; layers may lie above each
 * other, and Esc closes the uppermost.
 */
export function ModalFrame({
  label,
  place = 'center',
  role = 'dialog',
  dismissable = true,
  onClose,
  children,
}: ModalFrameProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(panel, place === 'top' ? 'up' : 'down', onClose);
  const look = frames[place];
  // The second click of a double click on what opened it lies outside, and means the same as the first.
  const [openedAt] = useState(() => performance.now());
  return (
    <ModalOverlay
      shouldCloseOnInteractOutside={() => performance.now() - openedAt > doubleClick}
      isOpen
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      onOpenChange={onClose}
      className={look.veil}
      style={{ zIndex: useLayer() }}
    >
      <Modal ref={panel} className={look.panel}>
        <Dialog role={role} className="outline-none">
          <div
            className="flex touch-none items-start gap-3 px-5 pt-4 sm:px-7 sm:pt-6"
            {...(dismissable ? swipe : {})}
          >
            <Heading slot="title" className={`grow ${look.heading} py-1`}>
              {label}
            </Heading>
            {dismissable && (
              <button
                type="button"
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded text-accent hover:bg-accent-wash"
                aria-label={t('app.close')}
                onClick={onClose}
              >
                <X size={20} aria-hidden />
              </button>
            )}
          </div>
          <div className="px-5 pb-5 sm:px-7 sm:pb-7">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
