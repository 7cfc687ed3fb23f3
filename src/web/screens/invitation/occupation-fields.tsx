import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { internships } from '#web/lib/certificate/internships.ts';
import { parseNumber } from '#web/lib/parse-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Check, Choice, Line } from '#web/ui/controls.tsx';
import { DayLine } from '#web/ui/day-line.tsx';
import { textOf, type FieldsProps } from './fields-props.ts';

/** What the person works as, where, from when to when; by the kind of reference as in the generator. */
export function OccupationFields({ value, faults, isOwn, onChange, type }: FieldsProps) {
  const t = useText();
  const training = type === 'ausbildungszeugnis';
  const internship = type === 'praktikumszeugnis';
  const isEmployment = !training && !internship;
  // Where they are, they stay in the letter: then they can be mended and removed, whatever the kind.
  const hasStations = Array.isArray(value['stations']) && value['stations'].length > 0;
  const set = (name: string, one: unknown): void => onChange({ ...value, [name]: one });
  const line = (name: string, label: string) => (
    <Line
      label={label}
      value={textOf(value, name)}
      maxLength={200}
      fault={faults[name]}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  const day = (name: string, label: string) => (
    <DayLine
      label={label}
      value={textOf(value, name)}
      fault={faults[name]}
      onChange={(one) => set(name, one)}
    />
  );
  const of = training ? '-training' : internship ? '-internship' : '';
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {internship && (
          <Choice
            label={t('wizard.internship')}
            value={textOf(value, 'internship_kind')}
            options={internships.map((kind, at) => [at === 0 ? '' : kind, kind] as const)}
            onChange={(kind) => set('internship_kind', kind)}
          />
        )}
        {training
          ? line('graduation_title', t('work.graduation'))
          : line('job_title', t(internship ? 'wizard.job-optional' : 'work.job'))}
        {internship && line('graduation_title', t('wizard.studies'))}
        {line('department', t('work.department'))}
        {line('location_of_operation', t('work.location'))}
        {day('begin_employment', t(`work.begin${of}`))}
        {type !== 'zwischenzeugnis' && day('end_employment', t(`work.end${of}`))}
      </div>
      {isEmployment && (
        <>
          <Workload
            value={value['workload']}
            faults={faults}
            onChange={(workload) => set('workload', workload)}
          />
          <Check
            label={t(isOwn ? 'work.own-leader' : 'wizard.leader')}
            checked={value['leader'] === true}
            onChange={(leader) => set('leader', leader)}
          />
        </>
      )}
      {(isEmployment || hasStations) && (
        <Stations
          value={value['stations']}
          faults={faults}
          isOwn={isOwn}
          onChange={(stations) => set('stations', stations)}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly value: unknown;
  readonly faults: FieldsProps['faults'];
  readonly onChange: (value: unknown) => void;
}

/** „38,5“ as a number; what is none stays as it was typed, and is told. */
const hoursOf = (text: string): number | string => parseNumber(text) ?? text.trim();
const shownHours = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';

/** Hours a week; nothing that was typed is dropped, be it a number or not. */
function Workload({ value, faults, onChange }: PartProps) {
  const t = useText();
  const stored = value as { hours?: unknown; full_time?: unknown } | null | undefined;
  const [hours, setHours] = useState(() => shownHours(stored?.hours));
  const [full, setFull] = useState(() => shownHours(stored?.full_time));
  const change = (nextHours: string, nextFull: string): void => {
    setHours(nextHours);
    setFull(nextFull);
    const isEmpty = nextHours.trim() === '' && nextFull.trim() === '';
    onChange(isEmpty ? null : { hours: hoursOf(nextHours), full_time: hoursOf(nextFull.trim() || '40') });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Line
        label={t('wizard.hours')}
        inputMode="decimal"
        maxLength={5}
        value={hours}
        fault={faults['workload.hours']}
        onChange={({ target }) => change(target.value, full)}
      />
      <Line
        label={t('wizard.full-time')}
        inputMode="decimal"
        maxLength={5}
        placeholder="40"
        value={full}
        fault={faults['workload.full_time']}
        onChange={({ target }) => change(hours, target.value)}
      />
    </div>
  );
}

type Station = Readonly<Record<string, unknown>>;
const kinds = ['first', 'intermediate', 'current', 'last'] as const;

/** Positions on the way through the firm. */
function Stations({ value, faults, isOwn, onChange }: PartProps & Pick<FieldsProps, 'isOwn'>) {
  const t = useText();
  const stations = Array.isArray(value) ? (value as readonly Station[]) : [];
  const change = (at: number, part: Station): void =>
    onChange(stations.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <section className="space-y-3">
      <h3 className="font-letter text-lead font-semibold">{t('wizard.stations')}</h3>
      <p className="text-note text-ink-soft">{t(isOwn ? 'work.own-stations' : 'wizard.stations-text')}</p>
      {stations.map((station, at) => {
        const line = (name: string, label: string) => (
          <Line
            label={label}
            value={textOf(station, name)}
            maxLength={200}
            fault={faults[`stations.${at}.${name}`]}
            onChange={(event) => change(at, { [name]: event.target.value })}
          />
        );
        const day = (name: string, label: string) => (
          <DayLine
            label={label}
            value={textOf(station, name)}
            fault={faults[`stations.${at}.${name}`]}
            onChange={(one) => change(at, { [name]: one })}
          />
        );
        return (
          // Stations have no key but their place; they are only added at the end.
          <fieldset key={at} className="rounded border border-line p-4">
            <legend className="px-1 font-semibold">{t('wizard.station-number', { at: at + 1 })}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <Choice
                label={t('wizard.station-type')}
                value={textOf(station, 'type')}
                options={kinds.map((kind) => [kind, t(`wizard.station-${kind}`)] as const)}
                onChange={(type) => change(at, { type })}
              />
              {line('job_title', t('wizard.station-job'))}
              {line('department', t('wizard.station-department'))}
              <span className="hidden sm:block" />
              {day('begin', t('wizard.station-begin'))}
              {day('end', t('wizard.station-end'))}
            </div>
            <Button look="quiet" className="mt-2 -ml-2" onClick={() => onChange(stations.toSpliced(at, 1))}>
              {t('wizard.station-remove', { at: at + 1 })}
            </Button>
          </fieldset>
        );
      })}
      <Button
        look="quiet"
        className="-ml-2"
        onClick={() =>
          onChange([
            ...stations,
            {
              type: stations.length === 0 ? 'first' : 'intermediate',
              job_title: '',
              department: '',
              begin: '',
              end: '',
              activities: [],
            },
          ])
        }
      >
        {t('wizard.station-add')}
      </Button>
    </section>
  );
}
