import { terminationReasons } from '#domain/letter/module.ts';
import { useText } from '#web/lib/i18n.ts';
import { Check, Choice, Line, Lines } from '#web/ui/controls.tsx';
import { GradeChoice } from '#web/ui/grade-choice.tsx';
import { textOf, type FieldsProps } from './fields-props.ts';

export function NameFields({ value, onChange }: FieldsProps) {
  const t = useText();
  const line = (name: string, label: string) => (
    <Line
      label={label}
      value={textOf(value, name)}
      maxLength={200}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        label={t('work.salutation')}
        value={textOf(value, 'salutation')}
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

export function BirthFields({ value, onChange }: FieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Line
        type="date"
        label={t('work.birthday')}
        value={textOf(value, 'birthday')}
        onChange={(event) => onChange({ ...value, birthday: event.target.value })}
      />
      <Line
        label={t('work.birthplace')}
        value={textOf(value, 'birthplace')}
        onChange={(event) => onChange({ ...value, birthplace: event.target.value })}
      />
    </div>
  );
}

export function OccupationFields({ value, onChange, type }: FieldsProps) {
  const t = useText();
  const line = (name: string, label: string, kind = 'text') => (
    <Line
      type={kind}
      label={label}
      value={textOf(value, name)}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {line('job_title', t('work.job'))}
      {line('department', t('work.department'))}
      {line('location_of_operation', t('work.location'))}
      {type === 'ausbildungszeugnis' && line('graduation_title', t('work.graduation'))}
      {line('begin_employment', t('work.begin'), 'date')}
      {type !== 'zwischenzeugnis' && line('end_employment', t('work.end'), 'date')}
    </div>
  );
}

export function TaskFields({ value, onChange }: FieldsProps) {
  const t = useText();
  const tasks = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <Lines
      label={t('work.tasks-label')}
      rows={6}
      defaultValue={tasks.join('\n')}
      onChange={(event) =>
        onChange(
          event.target.value
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        )
      }
    />
  );
}

export function EndingFields({ value, onChange, type }: FieldsProps) {
  const t = useText();
  return (
    <>
      {type !== 'zwischenzeugnis' && (
        <Choice
          label={t('work.reason')}
          value={textOf(value, 'termination_reason')}
          options={[['', '–'], ...terminationReasons.map((one) => [one, t(`work.reason-${one}`)] as const)]}
          onChange={(reason) => onChange({ ...value, termination_reason: reason || null })}
        />
      )}
      <GradeChoice
        label={t('work.wishes')}
        grade={(value['future_wishes'] as number | null | undefined) ?? null}
        none={t('work.none')}
        onChange={(grade) => onChange({ ...value, future_wishes: grade })}
      />
      <Check
        label={t('work.recommendation')}
        checked={value['recommendation'] === true}
        onChange={(recommendation) => onChange({ ...value, recommendation })}
      />
    </>
  );
}
