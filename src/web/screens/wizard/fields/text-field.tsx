import { useFormContext } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useFault, type DraftPath } from '../use-draft.ts';
import { describedBy, FieldFrame, inputLook } from './field-frame.tsx';

interface TextFieldProps {
  readonly name: DraftPath;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly className?: string;
  readonly lines?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  readonly maxLength?: number;
}

/** A line of text, or several. */
export function TextField({
  name,
  label,
  hint,
  className,
  lines = 1,
  maxLength = 200,
  ...rest
}: TextFieldProps) {
  const { register } = useFormContext<Draft>();
  const fault = useFault(name);
  const shared = {
    ...register(name),
    ...rest,
    id: name,
    maxLength,
    'aria-invalid': fault !== '',
    'aria-describedby': describedBy(name, hint, fault),
  };
  return (
    <FieldFrame id={name} label={label} hint={hint} fault={fault} className={className}>
      {lines === 1 ? (
        <input type="text" autoComplete="off" {...shared} className={inputLook} />
      ) : (
        <textarea rows={lines} {...shared} className={inputLook} />
      )}
    </FieldFrame>
  );
}
