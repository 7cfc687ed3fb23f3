import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { shownDay, typedDay } from '#web/lib/typed-day.ts';
import { useFault, type DraftPath } from '../use-draft.ts';
import { describedBy, FieldFrame, inputLook } from './field-frame.tsx';

/** A day, typed as one writes it; kept as YYYY-MM-DD once it is one. */
export function DateField({
  name,
  label,
  hint,
  className,
  disabled = false,
}: {
  readonly name: DraftPath;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly disabled?: boolean;
}) {
  const t = useText();
  const { control } = useFormContext<Draft>();
  const {
    field: { ref: focusable, value: stored, onChange, onBlur },
  } = useController<Draft>({ control, name });
  const value = typeof stored === 'string' ? stored : '';
  const fault = useFault(name);
  // While it has the focus the field shows what is typed, not what it was understood as.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame id={name} label={label} hint={hint} fault={fault} className={className}>
      <input
        id={name}
        ref={focusable}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        placeholder={t('wizard.day')}
        disabled={disabled}
        value={typed ?? shownDay(value)}
        onFocus={() => setTyped(shownDay(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(typedDay(event.target.value));
        }}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
        aria-invalid={fault !== ''}
        aria-describedby={describedBy(name, hint, fault)}
        className={`${inputLook} tabular-nums`}
      />
    </FieldFrame>
  );
}
