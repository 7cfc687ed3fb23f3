import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

/** The look of what can be filled in. */
export const inputLook =
  'block min-h-12 w-full rounded border border-ink-soft/60 bg-sheet px-3 py-2 aria-invalid:border-danger';

/** The look of a field that takes a file; its button looks like the others. */
export const fileLook =
  'mt-2 block w-full font-normal file:mr-4 file:min-h-11 file:rounded file:border file:border-solid file:border-ink-soft/40 file:bg-sheet file:px-4 file:font-semibold file:text-accent';

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

export function Line({ label, ...rest }: InputHTMLAttributes<HTMLInputElement> & { readonly label: string }) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <input {...rest} id={id} className={inputLook} />
    </Labelled>
  );
}

interface LinesProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  /** As high as what stands in it, where the browser knows how; `rows` elsewhere. */
  readonly grow?: boolean;
}

export function Lines({ label, grow = false, ...rest }: LinesProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className={grow ? `${inputLook} field-sizing-content` : inputLook}
      />
    </Labelled>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, disabled, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        className={inputLook}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface CheckProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-1">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
