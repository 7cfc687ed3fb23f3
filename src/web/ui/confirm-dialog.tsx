import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#web/lib/i18n.ts';
import { Button } from './button.tsx';
import { useLayer } from './layer.ts';

interface ConfirmDialogProps {
  /** Without it the general question is asked. */
  readonly title?: string;
  readonly text?: string;
  /** Names the act. */
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. Esc and a click outside keep everything as it is. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useText();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="veil grid place-items-center p-4"
      style={{ zIndex: useLayer() }}
    >
      <Modal className="sheet w-full max-w-[28rem] p-6 sm:p-8">
        <Dialog role="alertdialog" className="outline-none">
          <Heading slot="title" className="font-letter text-title font-semibold">
            {title ?? t('confirm.title')}
          </Heading>
          <p className="mt-2">{text ?? t('confirm.text')}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{cancel}</Button>
            <Button look="danger" aria-disabled={busy} onClick={() => busy || onConfirm()}>
              {confirm}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
