import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

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
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const tidy = typed.replaceAll(/\s+/g, ' ').trim();
  const left = useRef<(() => void) | null>(null);
  useEffect(() => {
    left.current = tidy === '' || tidy === text ? null : () => onLeft(tidy);
  });
  useEffect(() => () => left.current?.(), []);
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
          if (event.key === 'Escape') end(null);
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
        <Button onClick={() => end(null)}>{t('editor.cancel')}</Button>
      </div>
    </div>
  );
}
