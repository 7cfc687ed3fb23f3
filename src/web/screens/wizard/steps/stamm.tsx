import { useFormContext } from 'react-hook-form';
import { certificateTypeLabels, certificateTypes } from '#domain/letter/certificate-type.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { CheckField } from '../fields/check-field.tsx';
import { ChoiceCards } from '../fields/choice-cards.tsx';
import { DateField } from '../fields/date-field.tsx';
import { Section } from '../fields/section.tsx';
import { TextField } from '../fields/text-field.tsx';
import { inputLook } from '../fields/field-frame.tsx';
import { useValue } from '../use-draft.ts';
import { LetterheadFields } from './letterhead-fields.tsx';

/** Who writes, which kind of reference, and about whom. */
export function Stamm() {
  const t = useText();
  const noBirth = useValue('person.no_birth');
  return (
    <>
      <ChoiceCards
        name="role"
        legend={t('wizard.role')}
        columns="sm:grid-cols-2"
        cards={(['employer', 'employee'] as const).map((role) => ({
          value: role,
          label: t(`wizard.role-${role}`),
          text: t(`wizard.role-${role}-text`),
        }))}
      />
      <ChoiceCards
        name="type"
        legend={t('wizard.type')}
        columns="sm:grid-cols-2"
        cards={certificateTypes.map((type) => ({
          value: type,
          label: certificateTypeLabels[type],
          text: t(`wizard.type-${type}`),
        }))}
      />
      <Section title={t('wizard.person')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Salutation />
          <TextField name="person.title" label={t('wizard.title-field')} hint={t('wizard.title-hint')} />
          <TextField name="person.first_name" label={t('wizard.first-name')} />
          <TextField name="person.last_name" label={t('wizard.last-name')} />
          {!noBirth && (
            <>
              <DateField name="person.birthday" label={t('wizard.birthday')} />
              <TextField name="person.birthplace" label={t('wizard.birthplace')} />
            </>
          )}
        </div>
        <CheckField name="person.no_birth" label={t('wizard.no-birth')} hint={t('wizard.no-birth-hint')} />
      </Section>
      <Section title={t('wizard.firm')}>
        <TextField name="company.name" label={t('wizard.company')} />
        <TextField
          name="company.description"
          label={t('wizard.company-text')}
          hint={t('wizard.company-text-hint')}
          lines={2}
          maxLength={1500}
        />
        <LetterheadFields />
        <TextField name="project_name" label={t('wizard.project')} hint={t('wizard.project-hint')} />
      </Section>
    </>
  );
}

function Salutation() {
  const t = useText();
  const { setValue } = useFormContext<Draft>();
  const value = useValue('person.salutation');
  return (
    <div>
      <label htmlFor="person.salutation" className="mb-1 block font-semibold">
        {t('wizard.salutation')}
      </label>
      <select
        id="person.salutation"
        className={inputLook}
        value={value ?? ''}
        onChange={({ target }) =>
          setValue(
            'person.salutation',
            target.value === 'Herr' || target.value === 'Frau' ? target.value : null,
            {
              shouldDirty: true,
            },
          )
        }
      >
        <option value="">{t('wizard.salutation-none')}</option>
        <option value="Frau">Frau</option>
        <option value="Herr">Herr</option>
      </select>
    </div>
  );
}
