import {
  bulkTargetNames,
  bulkTargets,
  planBulk,
  type BulkPlan,
  type BulkTarget,
} from '#domain/workflow/bulk-rows.ts';
import { ConfirmFirst } from '#web/lib/confirmation.tsx';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice, Lines } from '#web/ui/controls.tsx';
import { BadRows } from './bad-rows.tsx';
import type { BulkTable } from './bulk-table.ts';
import { TemplateChoice } from './template-choice.tsx';

interface MappingProps {
  readonly table: BulkTable;
  readonly message: string;
  /** Id of a certificate that all rows take their employer from; '' for none. */
  readonly template: string;
  readonly busy: boolean;
  readonly onChange: (table: BulkTable) => void;
  readonly onMessage: (message: string) => void;
  readonly onTemplate: (id: string) => void;
  readonly onCreate: (plan: BulkPlan) => void;
}

/** What the columns of a table hold, and what would become of it; nothing is made or sent yet. */
export function Mapping({
  table,
  message,
  template,
  busy,
  onChange,
  onMessage,
  onTemplate,
  onCreate,
}: MappingProps) {
  const t = useText();
  const plan = planBulk(table.rows, table.mapping);
  const bad = plan.rows.filter(({ problems }) => problems.length > 0);
  // What one column holds is held by no other.
  const give = (at: number, target: BulkTarget | null): void =>
    onChange({
      ...table,
      mapping: table.mapping.map((one, index) => (index === at ? target : one === target ? null : one)),
    });
  return (
    <section className="mt-6">
      <h2 className="font-letter text-title font-semibold">{t('bulk.mapping')}</h2>
      <p className="text-note text-ink-soft">{t('bulk.rows', { count: table.rows.length })}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {table.headings.map((heading, at) => (
          <div key={`${at} ${heading}`} className="min-w-0">
            <Choice
              label={heading || t('bulk.column', { number: at + 1 })}
              value={table.mapping[at] ?? ''}
              options={[
                ['', t('bulk.ignore')],
                ...bulkTargetNames.map((one) => [one, bulkTargets[one].label] as const),
              ]}
              onChange={(value) => give(at, (value || null) as BulkTarget | null)}
            />
            <p className="mt-1 truncate text-small text-ink-soft">
              {t('bulk.example', { text: table.rows[0]?.[at] || '–' })}
            </p>
          </div>
        ))}
      </div>
      <TemplateChoice value={template} onChange={onTemplate} />
      <p className="mt-4 max-w-[60ch] text-note text-ink-soft">{t('bulk.invite-hint')}</p>
      {plan.mails > 0 && <ConfirmFirst />}
      {plan.mails > 0 && (
        <div className="mt-4 max-w-[40rem]">
          <Lines
            label={t('bulk.message')}
            rows={2}
            maxLength={1000}
            value={message}
            onChange={({ target }) => onMessage(target.value)}
          />
        </div>
      )}
      {bad.length > 0 && (
        <section className="mt-6 border-l-2 border-danger pl-4">
          <h3 className="font-semibold">{t('bulk.will-not', { count: bad.length })}</h3>
          <BadRows bad={bad} />
        </section>
      )}
      <output className="mt-6 block font-semibold">
        {t('bulk.plan', { count: plan.good })}{' '}
        {plan.mails === 0
          ? t('bulk.plan-silent')
          : t('bulk.plan-mails', { count: plan.mails, people: plan.people })}
      </output>
      <Button
        look="primary"
        className="mt-3"
        aria-disabled={busy || plan.good === 0}
        onClick={() => busy || plan.good === 0 || onCreate(plan)}
      >
        {t(plan.mails === 0 ? 'bulk.create' : 'bulk.create-invite')}
      </Button>
    </section>
  );
}
