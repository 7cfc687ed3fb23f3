import { useFormContext } from 'react-hook-form';
import { clientNouns } from '#domain/german/client-nouns.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { CheckField } from '../fields/check-field.tsx';
import { Below } from '../fields/field-frame.tsx';
import { GradePicker } from '#web/ui/grade-picker.tsx';
import { Section } from '../fields/section.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useFault, useSuggestions, useValue } from '../use-draft.ts';

/** How the person behaved toward those inside, and those from outside. */
export function Verhalten() {
  const t = useText();
  const { setValue, trigger } = useFormContext<Draft>();
  const internal = useValue('behavior.internal');
  const contact = useValue('behavior.customer_contact');
  const customers = useValue('behavior.customers');
  const fault = useFault('behavior.internal');
  const job = useSuggestions();
  return (
    <>
      <Section title={t('wizard.internal')} text={t('wizard.internal-text')}>
        <div tabIndex={-1} data-field="behavior.internal" className="outline-none">
          <GradePicker
            label={t('wizard.internal')}
            isTitled
            value={internal}
            describedBy="behavior.internal-fault"
            onChange={(grade) => {
              setValue('behavior.internal', grade, { shouldDirty: true });
              if (fault !== '') void trigger('behavior.internal');
            }}
          />
          <Below id="behavior.internal" fault={fault} />
        </div>
      </Section>
      <Section title={t('wizard.outside')} text={t('wizard.outside-text')}>
        <CheckField
          name="behavior.customer_contact"
          label={t('wizard.customers')}
          hint={job?.customers === true ? t('wizard.customers-hint') : undefined}
        />
        {contact && (
          <div className="space-y-4 border-l-2 border-line pl-4">
            <SelectField
              name="company.clients"
              label={t('wizard.clients')}
              choices={clientNouns.map((one) => ({ value: one, label: one }))}
              className="sm:max-w-72"
            />
            <GradePicker
              label={t('wizard.customers-grade')}
              note={customers === null ? t('wizard.same-as-inside') : undefined}
              value={customers}
              onChange={(grade) => setValue('behavior.customers', grade, { shouldDirty: true })}
              onClear={() => setValue('behavior.customers', null, { shouldDirty: true })}
            />
          </div>
        )}
        <CheckField
          name="behavior.partner_contact"
          label={t('wizard.partners')}
          hint={t('wizard.partners-hint')}
        />
      </Section>
    </>
  );
}
