import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { isPartTime } from '#domain/letter/answers.ts';
import { hoursOf, type Draft, type Hours } from '#web/lib/certificate/draft.ts';
import { internships } from '#web/lib/certificate/internships.ts';
import { formatPercent, formatQuantity } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { parseNumber } from '#web/lib/parse-number.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '../fields/check-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { describedBy, FieldFrame, inputLook } from '../fields/field-frame.tsx';
import { JobField } from '../fields/job-field.tsx';
import { Section } from '../fields/section.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFault, useValue } from '../use-draft.ts';

/** What the person worked as, where, and from when to when. */
export function Beruf() {
  const t = useText();
  const type = useValue('type');
  const noDepartment = useValue('occupation.no_department');
  const noLocation = useValue('occupation.no_location');
  const training = type === 'ausbildungszeugnis';
  const internship = type === 'praktikumszeugnis';
  const isEmployment = !training && !internship;
  // Entered before the kind was changed, they stay in the letter: then they can be mended and removed, too.
  const hasStations = useValue('occupation.stations').length > 0;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {internship && (
          <SelectField
            name="occupation.internship_kind"
            label={t('wizard.internship')}
            choices={internships.map((kind) => ({ value: kind === 'Praktikum' ? '' : kind, label: kind }))}
          />
        )}
        <JobField
          name={training ? 'occupation.graduation_title' : 'occupation.job_title'}
          label={t(training ? 'wizard.trade' : internship ? 'wizard.job-optional' : 'wizard.job')}
          hint={t(internship ? 'wizard.job-internship-hint' : 'wizard.job-hint')}
          className="sm:col-span-2"
        />
        {internship && (
          <TextField
            name="occupation.graduation_title"
            label={t('wizard.studies')}
            hint={t('wizard.studies-hint')}
            className="sm:col-span-2"
          />
        )}
        {!noDepartment && !training && (
          <TextField name="occupation.department" label={t('wizard.department')} />
        )}
        {!noLocation && <TextField name="occupation.location_of_operation" label={t('wizard.location')} />}
      </div>
      <div>
        {!training && <CheckField name="occupation.no_department" label={t('wizard.no-department')} />}
        <CheckField
          name="occupation.no_location"
          label={t('wizard.no-location')}
          hint={t('wizard.no-location-hint')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField name="occupation.begin_employment" label={t('wizard.begin')} />
        {type === 'zwischenzeugnis' ? (
          <p className="self-end pb-2 text-note text-ink-soft">{t('wizard.no-end')}</p>
        ) : (
          <DateField name="occupation.end_employment" label={t('wizard.end')} />
        )}
      </div>
      {isEmployment && (
        <>
          <Workload />
          <CheckField name="occupation.leader" label={t('wizard.leader')} hint={t('wizard.leader-hint')} />
        </>
      )}
      {(isEmployment || hasStations) && <Stations />}
    </>
  );
}

/** Hours a week; whether they will be told is said at once. */
function Workload() {
  const t = useText();
  const hours = hoursOf(useValue('occupation.workload.hours'));
  const full = hoursOf(useValue('occupation.workload.full_time')) ?? 40;
  const share = hours === null ? null : hours / full;
  const told = hours !== null && isPartTime({ hours, full_time: full });
  const isMore = share !== null && share > 1;
  return (
    <Section title={t('wizard.workload')} text={t('wizard.workload-text')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="occupation.workload.hours" label={t('wizard.hours')} />
        <NumberField name="occupation.workload.full_time" label={t('wizard.full-time')} placeholder="40" />
      </div>
      {share !== null && (
        <output className="block text-note text-ink-soft">
          {isMore
            ? t('wizard.more-than-full', { hours: formatQuantity(full) })
            : t(told ? 'wizard.part-time-told' : 'wizard.part-time-silent', {
                share: formatPercent(share),
              })}
        </output>
      )}
    </Section>
  );
}

function NumberField({
  name,
  label,
  placeholder,
}: {
  readonly name: 'occupation.workload.hours' | 'occupation.workload.full_time';
  readonly label: string;
  readonly placeholder?: string;
}) {
  const { register } = useFormContext<Draft>();
  const fault = useFault(name);
  return (
    <FieldFrame id={name} label={label} fault={fault}>
      <input
        {...register(name, {
          setValueAs: typedHours,
        })}
        id={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        placeholder={placeholder}
        aria-invalid={fault !== ''}
        aria-describedby={describedBy(name, undefined, fault)}
        className={inputLook}
      />
    </FieldFrame>
  );
}

/** A number once it is one; until then what was typed, so that it can be said to be none. */
function typedHours(value: unknown): Hours {
  if (typeof value !== 'string') return typeof value === 'number' ? value : null;
  const text = value.trim();
  return text === '' ? null : (parseNumber(text) ?? text);
}

const kinds = ['first', 'intermediate', 'current', 'last'] as const;

/** Positions on the way through the firm. */
function Stations() {
  const t = useText();
  const { control } = useFormContext<Draft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'occupation.stations' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Section title={t('wizard.stations')} text={t('wizard.stations-text')}>
      <ol className="space-y-4">
        {fields.map((field, at) => (
          <li key={field.id} className="rounded border border-line bg-sheet p-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                name={`occupation.stations.${at}.type`}
                label={t('wizard.station-type')}
                choices={kinds.map((kind) => ({ value: kind, label: t(`wizard.station-${kind}`) }))}
              />
              <TextField name={`occupation.stations.${at}.job_title`} label={t('wizard.station-job')} />
              <TextField
                name={`occupation.stations.${at}.department`}
                label={t('wizard.station-department')}
              />
              <span className="hidden sm:block" />
              <DateField name={`occupation.stations.${at}.begin`} label={t('wizard.station-begin')} />
              <DateField name={`occupation.stations.${at}.end`} label={t('wizard.station-end')} />
            </div>
            <Button
              look="quiet"
              className="mt-3"
              onClick={() => {
                // The button goes with its station: the focus would be nowhere.
                addButton.current?.focus();
                remove(at);
              }}
            >
              <Trash2 size={18} aria-hidden />
              {t('wizard.station-remove', { at: at + 1 })}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        onClick={() =>
          append({
            type: fields.length === 0 ? 'first' : 'intermediate',
            job_title: '',
            department: '',
            begin: '',
            end: '',
            activities: [],
          })
        }
      >
        <Plus size={20} aria-hidden />
        {t('wizard.station-add')}
      </Button>
    </Section>
  );
}
