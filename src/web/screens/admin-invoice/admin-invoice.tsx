import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileDown } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { formatDay } from '#web/lib/format.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { saveInvoiceFile } from '#web/lib/invoices.ts';
import type { StoredInvoice } from '#web/lib/invoices.ts';
import { paths } from '#web/lib/paths.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { usePost } from '#web/lib/use-post.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { InvoiceSums } from '#web/ui/invoice-sums.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageSection } from '#web/ui/page-area.tsx';
import { InvoiceState } from './invoice-state.tsx';

/** One invoice: what is on it, its file, whether it is paid, and its Storno. */
export function Component() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['invoices', 'one', id],
    queryFn: ({ signal }) =>
      request<StoredInvoice>(`/api/collections/invoices/records/${encodeURIComponent(id)}`, { signal }),
    refetchOnMount: 'always',
    retry: false,
  });
  useTitle(`${query.data?.number ?? t('billing.invoice')} · ${t('admin.title')}`);
  return (
    <div className="py-4">
      <Link to={paths.adminInvoices} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={20} aria-hidden />
        {t('billing.all')}
      </Link>
      <Loaded query={query} rows={6}>
        {(invoice) => <Shown key={invoice.id} invoice={invoice} />}
      </Loaded>
    </div>
  );
}

function Shown({ invoice }: { invoice: StoredInvoice }) {
  const t = useText();
  const { kind, number, date, due, billing, items, tax_rate, owner } = invoice;
  const file = usePost({ mutationFn: () => saveInvoiceFile(invoice), onError: tellRefusal });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-letter text-title font-semibold">
          {t(kind === 'storno' ? 'billing.storno-number' : 'billing.invoice-number', { number })}
        </h2>
        <Button aria-disabled={file.isPending} onClick={() => file.isPending || file.mutate()}>
          <FileDown size={20} aria-hidden />
          {t('billing.pdf')}
        </Button>
      </div>
      <p className="text-note text-ink-soft">
        {t('billing.from', { day: formatDay(date) })}
        {due !== '' && ` · ${t('billing.due-at', { day: formatDay(due) })}`}
      </p>
      <PageSection title={t('invoices.state')}>
        <InvoiceState invoice={invoice} />
      </PageSection>
      <PageSection title={t('billing.buyer')}>
        <address className="not-italic wrap-anywhere">
          {billing?.name}
          <br />
          {billing?.street}
          <br />
          {billing?.zip} {billing?.city}
          {billing?.country !== 'DE' && ` (${billing?.country ?? ''})`}
        </address>
        {owner !== '' && (
          <Link className="link mt-2 inline-flex min-h-11 items-center" to={`${paths.adminUsers}/${owner}`}>
            {t('billing.to-user')}
          </Link>
        )}
      </PageSection>
      <PageSection title={t('billing.items')}>
        <InvoiceSums caption={t('billing.items')} items={items ?? []} tax_rate={tax_rate} />
      </PageSection>
    </>
  );
}
