import { TextField } from '#web/ui/text-field.tsx';
import type { SettingsDraft, TextName } from './draft.ts';

export interface DraftFieldsProps {
  readonly draft: SettingsDraft;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<SettingsDraft>) => void;
}

interface DraftFieldProps extends DraftFieldsProps {
  readonly name: TextName;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  /** How what was typed is written, once the field is left. */
  readonly tidy?: (text: string) => string;
}

/** A line of the form for one of its texts. */
export function DraftField({
  draft,
  faults,
  onChange,
  name,
  label,
  hint,
  maxLength = 200,
  tidy,
}: DraftFieldProps) {
  const set = (text: string): void => onChange({ texts: { ...draft.texts, [name]: text } });
  const typed = draft.texts[name];
  return (
    <TextField
      label={label}
      value={typed}
      fault={faults[name]}
      maxLength={maxLength}
      {...(hint === undefined ? {} : { hint })}
      onChange={set}
      {...(tidy === undefined ? {} : { onBlur: () => tidy(typed) !== typed && set(tidy(typed)) })}
    />
  );
}
