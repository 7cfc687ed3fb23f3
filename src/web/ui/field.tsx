import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { useText } from '#web/lib/i18n.ts';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'autoFocus'
> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it; announced with the field. */
  readonly fault?: string | undefined;
}

const inputLook =
  'block min-h-12 w-full rounded border border-ink-soft/60 bg-sheet px-3 py-2 aria-invalid:border-danger';

/** A line to fill in, with its label above and its fault below. */
export function Field({ name, label, hint, fault, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const t = useText();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          name={name}
          type={secret && shown ? 'text' : type}
          className={secret ? `${inputLook} pr-14` : inputLook}
          aria-invalid={fault !== undefined}
          aria-describedby={notes || undefined}
          spellCheck={false}
          autoCapitalize="none"
        />
        {secret && (
          <button
            type="button"
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded text-accent hover:bg-accent-wash"
            aria-label={t(shown ? 'form.hide-password' : 'form.show-password')}
            title={t(shown ? 'form.hide-password' : 'form.show-password')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        )}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="text-note text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
