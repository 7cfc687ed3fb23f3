import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** The words themselves, to be changed by hand. */
export function EditText({
  text,
  onDone,
  onLeft,
}: {
  readonly text: string;
  /** With what was typed, or null when it shall stay as it was. */
  readonly onDone: (text: string | null) => void;
  /** Something else was chosen while this was being typed: it is kept, and can be undone. */
  readonly onLeft: (text: string) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const isPlaceholder = text === t('editor.new-text');
  useEffect(() => {
    const { current } = field;
    current?.focus();
    // Most want to change a word: the cursor goes to the end. Only what stands there to be replaced is selected.
    if (isPlaceholder) current?.select();
    else current?.setSelectionRange(current.value.length, current.value.length);
  }, [isPlaceholder]);
  const tidy = typed.replaceAll(/\s+/g, ' ').trim();
  const left = useRef<(() => void) | null>(null);
  useEffect(() => {
    left.current = tidy === '' || tidy === text ? null : () => onLeft(tidy);
  });
  useEffect(() => () => left.current?.(), []);
  // Before a reload, or when a phone puts the page away, what was typed goes into the letter, too.
  useEffect(() => {
    const keep = (): void => left.current?.();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  const [isAsked, setAsked] = useState(false);
  const isChanged = tidy !== text && tidy !== '';
  /** What was typed goes only when somebody says so. */
  const cancel = (): void => {
    if (isChanged) setAsked(true);
    else end(null);
  };
  const end = (taken: string | null): void => {
    left.current = null;
    onDone(taken);
  };
  const take = (): void => end(tidy === '' ? null : tidy);
  return (
    <div className="p-2">
      <textarea
        ref={field}
        aria-label={t('editor.text')}
        rows={Math.max(3, Math.ceil(typed.length / 70))}
        maxLength={5000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') cancel();
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            take();
          }
        }}
        className="w-full rounded border border-ink-soft/50 bg-sheet p-3 font-letter"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="primary" onClick={take}>
          {t('editor.take-text')}
        </Button>
        <Button onClick={cancel}>{t('editor.cancel')}</Button>
      </div>
      {/* Keys of the layer above are none of the tools below it. */}
      {isAsked && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={(event) => event.stopPropagation()}>
          <ConfirmDialog
            title={t('editor.discard-title')}
            text={t('editor.discard-text')}
            confirm={t('editor.discard')}
            cancel={t('editor.discard-cancel')}
            onConfirm={() => end(null)}
            onClose={() => {
              setAsked(false);
              // Once the layer is gone: before, it holds the focus, and what it gives back the row would take.
              requestAnimationFrame(() => field.current?.focus());
            }}
          />
        </div>
      )}
    </div>
  );
}
