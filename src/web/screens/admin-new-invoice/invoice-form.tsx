import { useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AdminSettings } from '#web/lib/admin-settings.ts';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { issueInvoice } from '#web/lib/invoices.ts';
import { forgetOrderKey, orderKey } from '#web/lib/order-key.ts';
import { paths } from '#web/lib/paths.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { InvoiceSums } from '#web/ui/invoice-sums.tsx';
import { useLeaveWarning } from '#web/ui/leave-warning.tsx';
import { PageSection } from '#web/ui/page-area.tsx';
import { DayLine } from '#web/ui/day-line.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BillingFields } from './billing-fields.tsx';
import { emptyItem, faultsOf, toItem, toOrder, toParty } from './draft.ts';
import type { Faults, InvoiceDraft } from './draft.ts';
import { ItemFields } from './item-fields.tsx';

interface InvoiceFormProps {
  readonly buyer: {
    readonly id: string;
    readonly email: string;
    readonly billing: Readonly<Record<string, unknown>> | null;
  };
  readonly settings: AdminSettings;
}

const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Writes an invoice: who pays, what for, and what comes out; nothing is issued before a last question. */
export function InvoiceForm({ buyer, settings: { seller, missing } }: InvoiceFormProps) {
  const t = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState<InvoiceDraft>(() => ({
    items: [emptyItem],
    from: today(),
    to: today(),
    dueDays: '14',
    billing: toParty(buyer.billing),
  }));
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<Faults>({});
  const [asked, setAsked] = useState(false);
  const issued = useRef(false);
  const [key, setKey] = useState(() => orderKey(buyer.id));
  const warning = useLeaveWarning(draft !== start, () => issued.current);
  const change = (part: Partial<InvoiceDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const issue = usePost({
    mutationFn: () => issueInvoice(toOrder(buyer.id, key, draft)),
    onSuccess: async ({ id, number }) => {
      issued.current = true;
      forgetOrderKey(buyer.id, key);
      void showSuccess(t('billing.issued', { number, email: buyer.email }));
      await queries.invalidateQueries({ queryKey: ['invoices'] });
      await navigate(`${paths.adminInvoices}/${id}`, { replace: true });
    },
    onError: (error) => {
      setAsked(false);
      // The key belongs to an invoice that is there already: whoever goes on after he was told means another one.
      if (error instanceof ServerError && error.status === 409) {
        forgetOrderKey(buyer.id, key);
        setKey(orderKey(buyer.id));
      }
      tellRefusal(error);
    },
  });
  const check = (): void => {
    const found = faultsOf(draft);
    setFaults(found);
    setAsked(Object.keys(found).length === 0);
  };
  useFirstFault(form, faults);
  const rate = seller.small_business ? 0 : 19;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p className="text-ink-soft wrap-anywhere">{t('billing.for', { email: buyer.email })}</p>
      {missing.length > 0 && (
        <p role="alert" className="mt-3 rounded bg-danger-wash px-3 py-2 text-note text-danger">
          {t('options.seller-missing', { missing: missing.join(', ') })}{' '}
          <Link className="link" to={paths.adminSettings}>
            {t('billing.to-settings')}
          </Link>
        </p>
      )}
      <PageSection title={t('billing.buyer')} text={t('billing.buyer-text')}>
        <BillingFields
          billing={draft.billing}
          faults={faults}
          onChange={(part) => change({ billing: { ...draft.billing, ...part } })}
        />
      </PageSection>
      <PageSection title={t('billing.items')} text={t('billing.items-text')}>
        <ItemFields items={draft.items} faults={faults} onChange={(items) => change({ items })} />
      </PageSection>
      <PageSection title={t('billing.period')} text={t('billing.period-text')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <DayLine
            label={t('billing.service-from')}
            value={draft.from}
            fault={faults['from']}
            onChange={(from) => change({ from })}
          />
          <DayLine
            label={t('billing.service-to')}
            value={draft.to}
            fault={faults['to']}
            onChange={(to) => change({ to })}
          />
          <TextField
            label={t('billing.due-days')}
            value={draft.dueDays}
            maxLength={3}
            fault={faults['dueDays']}
            onChange={(dueDays) => change({ dueDays })}
          />
        </div>
      </PageSection>
      <PageSection
        title={t('billing.preview')}
        text={t(rate === 0 ? 'billing.rate-none' : 'billing.rate-full')}
      >
        <InvoiceSums
          caption={t('billing.preview')}
          items={draft.items.flatMap((item) => toItem(item) ?? [])}
          tax_rate={rate}
        />
      </PageSection>
      <Button type="submit" look="primary" className="mt-6 min-h-12 px-6" aria-disabled={issue.isPending}>
        <FileCheck size={20} aria-hidden />
        {t('billing.issue')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('billing.issue-question')}
          text={t('billing.issue-text', { email: buyer.email })}
          confirm={t('billing.issue')}
          cancel={t('billing.go-on')}
          busy={issue.isPending}
          onConfirm={() => issue.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
      {!asked && warning}
    </form>
  );
}
