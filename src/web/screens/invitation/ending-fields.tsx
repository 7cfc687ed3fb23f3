import { exhibitionReasons } from '#domain/letter/module.ts';
import { hasExam, reasonsFor } from '#domain/letter/reasons-for.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { Check, Choice, Line } from '#web/ui/controls.tsx';
import { DayLine } from '#web/ui/day-line.tsx';
import { GradePicker } from '#web/ui/grade-picker.tsx';
import { gradeOf, textOf, type FieldsProps } from './fields-props.ts';

/** Why it ends, or why the reference is issued, and what is wished. */
export function EndingFields({ value, faults, onChange, type }: FieldsProps) {
  const t = useText();
  const set = (name: string, one: unknown): void => onChange({ ...value, [name]: one });
  const isInterim = type === 'zwischenzeugnis';
  return (
    <>
      {isInterim ? (
        <>
          <Choice
            label={t('wizard.occasion')}
            value={textOf(value, 'exhibition_reason')}
            fault={faults['exhibition_reason']}
            options={[
              ['', t('invitation.choose')],
              ...exhibitionReasons.map((one) => [one, t(`wizard.occasion-${one}`)] as const),
            ]}
            onChange={(reason) => set('exhibition_reason', reason || null)}
          />
          {textOf(value, 'exhibition_reason') === 'works-council' && (
            <p className="text-small text-ink-soft">{t('wizard.occasion-works-council-note')}</p>
          )}
        </>
      ) : (
        <Choice
          label={t('work.reason')}
          value={textOf(value, 'termination_reason')}
          fault={faults['termination_reason']}
          options={[
            ['', t('invitation.choose')],
            ...reasonsFor(type).map((one) => [one, t(`wizard.reason-${one}`)] as const),
          ]}
          onChange={(reason) => set('termination_reason', reason || null)}
        />
      )}
      <GradePicker
        label={t('work.wishes')}
        note={gradeOf(value, 'future_wishes') === null ? t('wizard.wishes-none') : undefined}
        value={gradeOf(value, 'future_wishes')}
        fault={faults['future_wishes']}
        onChange={(grade) => set('future_wishes', grade)}
        onClear={() => set('future_wishes', null)}
      />
      {!isInterim && (
        <>
          <Check
            label={t('wizard.rehire')}
            checked={value['rehire'] === true}
            onChange={(rehire) => set('rehire', rehire)}
          />
          <Check
            label={t('wizard.recommendation')}
            checked={value['recommendation'] === true}
            onChange={(recommendation) => set('recommendation', recommendation)}
          />
        </>
      )}
    </>
  );
}

/** The result of the final exam; only references at the end of a training name it. */
export function ExamFields({ value, faults, onChange, type, all }: FieldsProps) {
  const t = useText();
  const { termination_reason: reason } = (all.ending ?? {}) as Partial<Draft['ending']>;
  if (!hasExam(type, reason ?? '')) return null;
  const set = (name: string, one: unknown): void => onChange({ ...value, [name]: one });
  return (
    <fieldset>
      <legend className="font-letter text-lead font-semibold">{t('wizard.exam')}</legend>
      <GradePicker
        label={t('wizard.exam-result')}
        value={gradeOf(value, 'result')}
        fault={faults['result']}
        onChange={(result) => set('result', result)}
        onClear={() => set('result', null)}
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <DayLine
          label={t('wizard.exam-date')}
          value={textOf(value, 'date')}
          fault={faults['date']}
          onChange={(day) => set('date', day)}
        />
        <Line
          label={t('wizard.exam-venue')}
          value={textOf(value, 'venue')}
          fault={faults['venue']}
          maxLength={200}
          onChange={({ target }) => set('venue', target.value)}
        />
        <div className="sm:col-span-2">
          <Line
            label={t('wizard.exam-chamber')}
            value={textOf(value, 'chamber')}
            fault={faults['chamber']}
            maxLength={200}
            onChange={({ target }) => set('chamber', target.value)}
          />
          <p className="mt-1 text-small text-ink-soft">{t('wizard.exam-chamber-hint')}</p>
        </div>
      </div>
    </fieldset>
  );
}
