import { useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: string;
  /** What is wrong with it; announced with the field. */
  readonly fault?: string | undefined;
  readonly type?: 'text' | 'datetime-local';
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** Told when the field is left. */
  readonly onBlur?: () => void;
}

/** A line whose text lives in the screen: label above, hint and fault below. */
export function TextField({ label, value, onChange, hint, fault, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        className="block min-h-12 w-full rounded border border-ink-soft/60 bg-sheet px-3 py-2 read-only:bg-paper aria-invalid:border-danger"
        value={value}
        aria-invalid={Boolean(fault)}
        aria-describedby={notes || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="text-note text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
