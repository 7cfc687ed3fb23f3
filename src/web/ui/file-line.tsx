import { useId } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { buttonLook } from './button.tsx';

interface FileLineProps {
  readonly label: string;
  readonly accept: string;
  /** Name of the file that was taken last. */
  readonly chosen?: string;
  readonly onFile: (file: File) => void;
}

/** Takes a file. The browser's own field speaks the browser's language, so a button of ours stands for it. */
export function FileLine({ label, accept, chosen = '', onFile }: FileLineProps) {
  const t = useText();
  const id = useId();
  return (
    <div>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <label
          className={buttonLook(
            'plain',
            'relative cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent',
          )}
        >
          <span id={`${id}-act`}>{t('form.choose-file')}</span>
          <input
            type="file"
            accept={accept}
            className="sr-only"
            aria-labelledby={`${id} ${id}-act`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be taken again: it may be another one by then.
              target.value = '';
              if (file) onFile(file);
            }}
          />
        </label>
        {chosen !== '' && <span className="min-w-0 text-note wrap-anywhere text-ink-soft">{chosen}</span>}
      </div>
    </div>
  );
}
