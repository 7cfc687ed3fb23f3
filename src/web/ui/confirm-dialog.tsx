import { useText } from '#web/lib/i18n.ts';
import { Button } from './button.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface ConfirmDialogProps {
  /** Without it the general question is asked. */
  readonly title?: string;
  readonly text?: string;
  /** Names the act. */
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** What the button beside it does, where that is more than closing. */
  readonly onCancel?: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. Esc, a click outside and a swipe keep everything as it is. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  busy,
  onConfirm,
  onClose,
  onCancel = onClose,
}: ConfirmDialogProps) {
  const t = useText();
  return (
    <ModalFrame role="alertdialog" label={title ?? t('confirm.title')} onClose={onClose}>
      <p className="mt-2">{text ?? t('confirm.text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button look="danger" aria-disabled={busy} onClick={() => busy || onConfirm()}>
          {confirm}
        </Button>
      </div>
    </ModalFrame>
  );
}
