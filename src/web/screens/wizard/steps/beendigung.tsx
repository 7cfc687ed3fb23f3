import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { employerNouns } from '#domain/german/employer-nouns.ts';
import { dateFormats } from '#domain/german/format-date.ts';
import { genderForms } from '#domain/german/group-nouns.ts';
import { exhibitionReasons } from '#domain/letter/module.ts';
import { hasExam, reasonsFor } from '#domain/letter/reasons-for.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '../fields/check-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { Below } from '../fields/field-frame.tsx';
import { GradePicker } from '#web/ui/grade-picker.tsx';
import { Section } from '../fields/section.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFault, useValue } from '../use-draft.ts';

/** Why it ends (or why the reference is issued), what is wished, and who signs. */
export function Beendigung() {
  const t = useText();
  const type = useValue('type');
  const ended = useValue('ending.termination_reason');
  const occasion = useValue('ending.exhibition_reason');
  const isInterim = type === 'zwischenzeugnis';
  return (
    <>
      {isInterim ? (
        <SelectField
          name="ending.exhibition_reason"
          label={t('wizard.occasion')}
          {...(occasion === 'works-council' && { hint: t('wizard.occasion-works-council-note') })}
          empty={t('wizard.choose')}
          choices={exhibitionReasons.map((reason) => ({
            value: reason,
            label: t(`wizard.occasion-${reason}`),
          }))}
        />
      ) : (
        <SelectField
          name="ending.termination_reason"
          label={t('wizard.reason')}
          empty={t('wizard.choose')}
          choices={reasonsFor(type).map((reason) => ({ value: reason, label: t(`wizard.reason-${reason}`) }))}
        />
      )}
      {hasExam(type, ended) && <Exam />}
      <Wishes isInterim={isInterim} />
      <Section title={t('wizard.issue')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="place" label={t('wizard.place')} />
          <DateField
            name="date"
            label={t('wizard.date')}
            hint={t(isInterim ? 'wizard.date-hint-interim' : 'wizard.date-hint')}
          />
        </div>
        <Signatories />
        <CheckField name="digital_only" label={t('wizard.digital')} hint={t('wizard.digital-hint')} />
      </Section>
      <Section title={t('wizard.options')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            name="options.gender_form"
            label={t('wizard.gender-form')}
            choices={genderForms.map((form) => ({ value: form, label: t(`wizard.gender-${form}`) }))}
          />
          <SelectField
            name="options.company_term"
            label={t('wizard.company-term')}
            choices={employerNouns.map(({ noun }) => ({ value: noun, label: noun }))}
          />
          <SelectField
            name="options.date_format"
            label={t('wizard.date-format')}
            choices={dateFormats.map((format) => ({ value: format, label: t(`wizard.date-${format}`) }))}
          />
        </div>
      </Section>
    </>
  );
}

function Exam() {
  const t = useText();
  const { setValue, trigger } = useFormContext<Draft>();
  const result = useValue('exam.result');
  const fault = useFault('exam.result');
  return (
    <Section title={t('wizard.exam')}>
      <div tabIndex={-1} data-field="exam.result" className="outline-none">
        <GradePicker
          label={t('wizard.exam-result')}
          value={result}
          describedBy="exam.result-fault"
          onChange={(grade) => {
            setValue('exam.result', grade, { shouldDirty: true });
            if (fault !== '') void trigger('exam.result');
          }}
        />
        <Below id="exam.result" fault={fault} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField name="exam.date" label={t('wizard.exam-date')} />
        <TextField name="exam.venue" label={t('wizard.exam-venue')} />
        <TextField
          name="exam.chamber"
          label={t('wizard.exam-chamber')}
          hint={t('wizard.exam-chamber-hint')}
          className="sm:col-span-2"
        />
      </div>
    </Section>
  );
}

function Wishes({ isInterim }: { readonly isInterim: boolean }) {
  const t = useText();
  const { setValue } = useFormContext<Draft>();
  const wishes = useValue('ending.future_wishes');
  return (
    <Section title={t('wizard.wishes')} text={t(isInterim ? 'wizard.wishes-interim' : 'wizard.wishes-text')}>
      <GradePicker
        label={t('wizard.wishes')}
        isTitled
        note={wishes === null ? t('wizard.wishes-none') : undefined}
        value={wishes}
        onChange={(grade) => setValue('ending.future_wishes', grade, { shouldDirty: true })}
        onClear={() => setValue('ending.future_wishes', null, { shouldDirty: true })}
      />
      {!isInterim && (
        <>
          <CheckField name="ending.rehire" label={t('wizard.rehire')} />
          <CheckField name="ending.recommendation" label={t('wizard.recommendation')} />
        </>
      )}
    </Section>
  );
}

function Signatories() {
  const t = useText();
  const { control } = useFormContext<Draft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'signatories' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 font-semibold">{t('wizard.signatories')}</legend>
      {fields.map((field, at) => (
        <div key={field.id} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <TextField name={`signatories.${at}.name`} label={t('wizard.signatory-name', { at: at + 1 })} />
          <TextField name={`signatories.${at}.role`} label={t('wizard.signatory-role', { at: at + 1 })} />
          <button
            type="button"
            className="icon-button"
            aria-label={t('wizard.signatory-remove', { at: at + 1 })}
            onClick={() => {
              // The button goes with its row: the focus would be nowhere.
              addButton.current?.focus();
              remove(at);
            }}
          >
            <Trash2 size={18} aria-hidden />
          </button>
        </div>
      ))}
      <Button ref={addButton} onClick={() => append({ name: '', role: '' })}>
        <Plus size={20} aria-hidden />
        {t('wizard.signatory-add')}
      </Button>
      <p className="text-small text-ink-soft">{t('wizard.signatories-hint')}</p>
    </fieldset>
  );
}
