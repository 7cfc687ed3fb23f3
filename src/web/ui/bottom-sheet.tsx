import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#web/lib/i18n.ts';
import { useLayer } from './layer.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useSwipe } from './use-swipe.ts';

interface BottomSheetProps {
  readonly label: string;
  /** Stands beside the handle, for instance a position. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet from the lower edge of the screen. A pull downwards, Esc, a touch outside and the way back close it. */
export function BottomSheet({ label, head, onClose, children }: BottomSheetProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(panel, 'down', onClose);
  useBackCloses(onClose);

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="veil veil-light flex items-end"
      style={{ zIndex: useLayer() }}
    >
      <Modal ref={panel} className="bottom-sheet">
        <Dialog aria-label={label} className="flex max-h-[75dvh] flex-col outline-none">
          <div className="flex touch-none items-center gap-3 px-4 pt-3 pb-1" {...swipe}>
            <div className="grow">{head}</div>
            <span className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-ink-soft/40" />
            <button
              type="button"
              className="grid size-11 place-items-center rounded text-accent hover:bg-accent-wash"
              aria-label={t('app.close')}
              onClick={onClose}
            >
              <X size={20} aria-hidden />
            </button>
          </div>
          <div className="overflow-y-auto px-4 pb-6">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
