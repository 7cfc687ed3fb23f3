import { fieldNames, fields, isWritable, steps, type Field } from '#domain/workflow/permissions.ts';
import { useText } from '#web/lib/i18n.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { BehaviorFields, PerformanceFields } from './rating-fields.tsx';
import { BirthFields, NameFields, TaskFields } from './data-fields.tsx';
import { EndingFields, ExamFields } from './ending-fields.tsx';
import { faultsOf, type FormFaults } from './field-faults.ts';
import { OccupationFields } from './occupation-fields.tsx';
import type { FieldsProps } from './fields-props.ts';

const editors: Partial<Record<Field, (props: FieldsProps) => React.JSX.Element | null>> = {
  name: NameFields,
  birth: BirthFields,
  occupation: OccupationFields,
  activities: TaskFields,
  performance: PerformanceFields,
  behavior: BehaviorFields,
  ending: EndingFields,
  exam: ExamFields,
};

interface FormPartsProps {
  readonly view: InvitationView;
  readonly values: Partial<Record<Field, unknown>>;
  readonly faults: FormFaults;
  readonly onChange: (field: Field, value: unknown) => void;
}

/** The fields of a task, step by step; the letter has a place of its own. */
export function FormParts({ view, values, faults, onChange }: FormPartsProps) {
  const t = useText();
  const shown = fieldNames.filter((field) => field !== 'letter' && isWritable(view.access[field]));
  return steps
    .filter((step) => view.steps.includes(step) && step !== 'editor')
    .map((step) => (
      <section key={step} className="sheet mt-6 px-5 py-6 sm:px-8">
        <h2 className="font-letter text-title font-semibold">{t(`work.step-${step}`)}</h2>
        <div className="mt-4 space-y-4">
          {shown
            .filter((field) => fields[field].step === step)
            .map((field) => {
              const Editor = editors[field];
              return (
                Editor && (
                  <Editor
                    key={field}
                    type={view.type}
                    isOwn={view.role === 'employee'}
                    all={values}
                    faults={faultsOf(faults, field)}
                    value={(values[field] ?? {}) as Record<string, unknown>}
                    onChange={(value) => onChange(field, value)}
                  />
                )
              );
            })}
        </div>
      </section>
    ));
}
