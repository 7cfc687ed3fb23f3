import { useRef, useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import type { Entry } from '#web/lib/overview/entry.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/controls.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';

interface RenameDialogProps {
  readonly entry: Entry;
  readonly onRename: (entry: Entry, name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a name. An empty one gives the document back the name of its person or file. */
export function RenameDialog({ entry, onRename, onClose }: RenameDialogProps) {
  const t = useText();
  const [name, setName] = useState(entry.title);
  const [busy, setBusy] = useState(false);
  const wasSelected = useRef(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    if (name.trim() !== entry.title) await onRename(entry, name.trim());
    onClose();
  };
  return (
    <ModalFrame label={t('cockpit.rename-title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label className="mt-2 block space-y-1">
          <span className="block font-semibold">{t('cockpit.name')}</span>
          <input
            className={inputLook}
            value={name}
            maxLength={200}
            // The dialog was opened to type here.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onFocus={(event) => {
              if (!wasSelected.current) event.target.select();
              wasSelected.current = true;
            }}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="mt-1 text-small text-ink-soft">{t('cockpit.name-hint')}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('cockpit.cancel')}</Button>
          <Button look="primary" type="submit" aria-disabled={busy}>
            {t('cockpit.save-name')}
          </Button>
        </div>
      </form>
    </ModalFrame>
  );
}
