import { X } from 'lucide-react';
import { useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { modalSettings } from '#web/lib/constants.ts';
import { useText } from '#web/lib/i18n.ts';
import { useLayer } from './layer.ts';

/** A pull has to go at least this far (px) before a quick one counts as a swipe and not as a tap. */
const leastSwipe = 12;

interface BottomSheetProps {
  readonly label: string;
  /** Stands beside the handle, for instance a position. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet from the lower edge of the screen. A pull downwards, Esc and a touch outside close it. */
export function BottomSheet({ label, head, onClose, children }: BottomSheetProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const pull = useRef<{ y: number; time: number } | null>(null);

  const shift = (pixels: number) =>
    panel.current?.style.setProperty('translate', `0 ${Math.max(0, pixels)}px`);
  const begin = (event: PointerEvent) => {
    if ((event.target as Element).closest('button')) return;
    pull.current = { y: event.clientY, time: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (pull.current) shift(event.clientY - pull.current.y);
  };
  const end = (event: PointerEvent) => {
    const from = pull.current;
    pull.current = null;
    if (!from) return;
    const way = event.clientY - from.y;
    const quick = event.timeStamp - from.time < modalSettings.swipeTime && way > leastSwipe;
    if (quick || way > (panel.current?.offsetHeight ?? Infinity) * modalSettings.swipeShare) onClose();
    else shift(0);
  };

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
          <div
            className="flex touch-none items-center gap-3 px-4 pt-3 pb-1"
            onPointerDown={begin}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          >
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
