import { useFormContext } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useFault, type DraftPath } from '../use-draft.ts';
import { describedBy, FieldFrame, inputLook } from './field-frame.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One of a list that is too long to lay open. */
export function SelectField({
  name,
  label,
  hint,
  choices,
  empty,
  className,
}: {
  readonly name: DraftPath;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
  /** What stands there as long as nothing is chosen. */
  readonly empty?: string;
  readonly className?: string;
}) {
  const { register } = useFormContext<Draft>();
  const fault = useFault(name);
  return (
    <FieldFrame id={name} label={label} hint={hint} fault={fault} className={className}>
      <select
        {...register(name)}
        id={name}
        aria-invalid={fault !== ''}
        aria-describedby={describedBy(name, hint, fault)}
        className={inputLook}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
