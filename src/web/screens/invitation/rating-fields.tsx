import { useId, useState } from 'react';
import { categoryLabels, performanceCategories, type PerformanceCategory } from '#domain/letter/category.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import { useText } from '#web/lib/i18n.ts';
import { Check, Choice, faultMarksOfGroup, FaultNote } from '#web/ui/controls.tsx';
import { GradePicker } from '#web/ui/grade-picker.tsx';
import { gradeOf, type FieldsProps } from './fields-props.ts';
import { TraitFields } from './trait-fields.tsx';

/** What nearly every reference rates; others are added. */
const usual: readonly PerformanceCategory[] = [
  'expertise',
  'motivation',
  'comprehension',
  'resilience',
  'working-method',
  'working-success',
  'reliability-honesty',
];

export function PerformanceFields(props: FieldsProps) {
  const { value, faults, onChange } = props;
  const id = useId();
  const t = useText();
  const ratings = (value['ratings'] ?? {}) as Readonly<Record<string, NamedGrade>>;
  const [added, setAdded] = useState<readonly PerformanceCategory[]>([]);
  const shown = performanceCategories.filter(
    (one) => usual.includes(one) || added.includes(one) || ratings[one] !== undefined,
  );
  const rest = performanceCategories.filter((one) => !shown.includes(one));
  const rate = (category: string, grade: number | null): void => {
    const { [category]: _, ...others } = ratings;
    onChange({ ...value, ratings: grade === null ? others : { ...others, [category]: grade } });
  };
  return (
    <>
      <fieldset {...faultMarksOfGroup(id, faults['ratings'])}>
        <legend className="sr-only">{t('work.step-leistung')}</legend>
        {!faults['ratings'] && <p className="text-note text-ink-soft">{t('invitation.rate-five')}</p>}
        <FaultNote id={id} fault={faults['ratings']} />
        {shown.map((category) => (
          <GradePicker
            key={category}
            label={categoryLabels[category]}
            value={ratings[category] ?? null}
            fault={faults[`ratings.${category}`]}
            onChange={(grade) => rate(category, grade)}
            onClear={() => rate(category, null)}
          />
        ))}
      </fieldset>
      <Choice
        label={t('invitation.more-categories')}
        value=""
        options={[['', t('invitation.choose')], ...rest.map((one) => [one, categoryLabels[one]] as const)]}
        onChange={(one) => setAdded([...added, one as PerformanceCategory])}
      />
      <TraitFields {...props} />
    </>
  );
}

export function BehaviorFields({ value, faults, isOwn, onChange }: FieldsProps) {
  const t = useText();
  const customers = value['customer_contact'] === true;
  return (
    <>
      <GradePicker
        label={t('work.internal')}
        value={gradeOf(value, 'internal')}
        fault={faults['internal']}
        onChange={(internal) => onChange({ ...value, internal })}
        onClear={() => onChange({ ...value, internal: null })}
      />
      <Check
        label={t(isOwn ? 'work.own-customer-contact' : 'work.customer-contact')}
        checked={customers}
        onChange={(checked) => onChange({ ...value, customer_contact: checked })}
      />
      {customers && (
        <GradePicker
          label={t('work.customers')}
          note={gradeOf(value, 'customers') === null ? t('wizard.same-as-inside') : undefined}
          value={gradeOf(value, 'customers')}
          fault={faults['customers']}
          onChange={(rated) => onChange({ ...value, customers: rated })}
          onClear={() => onChange({ ...value, customers: null })}
        />
      )}
      <Check
        label={t(isOwn ? 'work.own-partner-contact' : 'work.partner-contact')}
        checked={value['partner_contact'] === true}
        onChange={(checked) => onChange({ ...value, partner_contact: checked })}
      />
    </>
  );
}
