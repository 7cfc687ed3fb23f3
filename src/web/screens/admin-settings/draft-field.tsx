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
}

/** A line of the form for one of its texts. */
export function DraftField({ draft, faults, onChange, name, label, hint, maxLength = 200 }: DraftFieldProps) {
  return (
    <TextField
      label={label}
      value={draft.texts[name]}
      fault={faults[name]}
      maxLength={maxLength}
      {...(hint === undefined ? {} : { hint })}
      onChange={(text) => onChange({ texts: { ...draft.texts, [name]: text } })}
    />
  );
}
