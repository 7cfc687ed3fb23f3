import { toastSettings } from './constants.ts';
import { dropOldFaults, loadToasts, showPlain } from './toasts.ts';

interface UndoToast {
  /** Takes the place of an earlier one with the same id. */
  readonly id: string;
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
}

/** Says what was done and offers to undo it, for 5 s; longer while the pointer or the focus rests on it. */
export async function showUndo({ id, text, undo, onUndo }: UndoToast): Promise<void> {
  const area = await loadToasts().catch(() => null);
  dropOldFaults(area);
  if (area === null) {
    showPlain({ id, text, isFault: false, act: { label: undo, run: onUndo } });
    return;
  }
  const { toast } = area;
  toast.dismiss(id);
  toast.success(
    ({ closeToast }) => (
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{text}</span>
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => {
            closeToast();
            onUndo();
          }}
        >
          {undo}
        </button>
      </span>
    ),
    { toastId: id, autoClose: toastSettings.otherCloses, closeOnClick: false },
  );
}
