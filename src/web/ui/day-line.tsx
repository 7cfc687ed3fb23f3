import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { isDay, shownDay, typedDay } from '#web/lib/typed-day.ts';
import { Line } from './controls.tsx';

interface DayLineProps {
  readonly label: string;
  /** YYYY-MM-DD, '' or what was typed and is no day. */
  readonly value: string;
  readonly fault?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Told when the field is left. */
  readonly onLeave?: () => void;
}

/**
 * A day, typed as one writes it. A browser's own date field forgets what is no day; here it stays until it is put
 * right, and nobody is told of a fault while he is still typing.
 */
export function DayLine({ label, value, fault, onChange, onLeave }: DayLineProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = value !== '' && !isDay(value) ? t('form.day-fault') : undefined;
  return (
    <Line
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      placeholder={t('wizard.day')}
      value={typed ?? shownDay(value)}
      fault={typed === null ? (fault ?? wrong) : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedDay(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
    />
  );
}
