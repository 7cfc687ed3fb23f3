import { tasksIn } from '#domain/letter/tasks-in.ts';
import { useText } from '#web/lib/i18n.ts';
import { Choice, Line, Lines } from '#web/ui/controls.tsx';
import { DayLine } from '#web/ui/day-line.tsx';
import { textOf, type FieldsProps } from './fields-props.ts';

export function NameFields({ value, faults, onChange }: FieldsProps) {
  const t = useText();
  const line = (name: string, label: string) => (
    <Line
      label={label}
      value={textOf(value, name)}
      maxLength={200}
      fault={faults[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        label={t('work.salutation')}
        value={textOf(value, 'salutation')}
        fault={faults['salutation']}
        options={[
          ['', t('work.no-salutation')],
          ['Frau', 'Frau'],
          ['Herr', 'Herr'],
        ]}
        onChange={(salutation) => onChange({ ...value, salutation: salutation || null })}
      />
      {line('title', t('work.title-field'))}
      {line('first_name', t('work.first-name'))}
      {line('last_name', t('work.last-name'))}
    </div>
  );
}

export function BirthFields({ value, faults, onChange }: FieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DayLine
        label={t('work.birthday')}
        value={textOf(value, 'birthday')}
        fault={faults['birthday']}
        onChange={(birthday) => onChange({ ...value, birthday })}
      />
      <Line
        label={t('work.birthplace')}
        value={textOf(value, 'birthplace')}
        maxLength={200}
        fault={faults['birthplace']}
        onChange={(event) => onChange({ ...value, birthplace: event.target.value })}
      />
    </div>
  );
}

export function TaskFields({ value, faults, onChange }: FieldsProps) {
  const t = useText();
  const tasks = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <Lines
      label={t('work.tasks-label')}
      rows={6}
      fault={Object.values(faults)[0]}
      defaultValue={tasks.join('\n')}
      onChange={(event) => onChange(tasksIn(event.target.value))}
    />
  );
}
