import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

/** The look of what can be filled in. */
export const inputLook =
  'block min-h-12 w-full rounded border border-ink-soft/60 bg-sheet px-3 py-2 aria-invalid:border-danger';

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string | undefined;
  readonly children: ReactNode;
}

function Labelled({ id, label, fault, children }: LabelledProps) {
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children}
      <FaultNote id={id} fault={fault} />
    </div>
  );
}

/** What is wrong with a field, right below it. */
export function FaultNote({ id, fault }: Pick<LabelledProps, 'id' | 'fault'>) {
  return fault ? (
    <p id={`${id}-fault`} className="text-note text-danger">
      {fault}
    </p>
  ) : null;
}

/** How a field says that something is wrong with it. */
export const faultMarks = (id: string, fault: string | undefined) =>
  fault ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-fault` } as const) : {};

/** The same for a group of fields. */
export const faultMarksOfGroup = (id: string, fault: string | undefined) =>
  fault ? ({ 'data-faulty': true, 'aria-describedby': `${id}-fault` } as const) : {};

/** What all fields here have in common. */
interface Told {
  readonly label: string;
  readonly fault?: string | undefined;
}

export function Line({ label, fault, ...rest }: InputHTMLAttributes<HTMLInputElement> & Told) {
  const id = useId();
  return (
    <Labelled id={id} label={label} fault={fault}>
      <input {...rest} {...faultMarks(id, fault)} id={id} className={inputLook} />
    </Labelled>
  );
}

interface LinesProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, Told {
  /** As high as what stands in it, where the browser knows how; `rows` elsewhere. */
  readonly grow?: boolean;
}

export function Lines({ label, fault, grow = false, ...rest }: LinesProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} fault={fault}>
      <textarea
        rows={4}
        {...rest}
        {...faultMarks(id, fault)}
        id={id}
        className={grow ? `${inputLook} field-sizing-content` : inputLook}
      />
    </Labelled>
  );
}

interface ChoiceProps extends Told {
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, disabled, fault, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} fault={fault}>
      <select
        {...faultMarks(id, fault)}
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
