import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { useSession } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { RecordTable } from '#web/ui/record-table.tsx';

interface InvoiceLine {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly state: 'open' | 'paid' | 'cancelled' | '';
  /** Cents, with tax. */
  readonly amount: number;
}

/** The invoices of the account. */
export function Component() {
  const t = useText();
  const { userId } = useSession();
  const [page, setPage] = useState(1);
  useTitle(`${t('invoices.title')} · ${t('settings.title')}`);
  const query = useQuery(
    listQuery<InvoiceLine>('invoices', {
      page,
      perPage: 30,
      sort: '-date,-number',
      filter: `owner = ${quoted(userId)}`,
      fields: 'id,number,date,state,amount',
    }),
  );
  return (
    <section className="py-8">
      <h2 className="mb-3 font-letter text-[1.3125rem] leading-7 font-semibold">{t('invoices.title')}</h2>
      <Loaded query={query}>
        {({ items, totalPages }) =>
          items.length === 0 ? (
            <p className="max-w-[60ch] text-ink-soft">{t('invoices.none')}</p>
          ) : (
            <>
              <RecordTable
                caption={t('invoices.title')}
                rows={items}
                columns={[
                  { label: t('invoices.number'), cell: ({ number }) => number },
                  { label: t('invoices.date'), cell: ({ date }) => formatDay(date) },
                  { label: t('invoices.state'), cell: ({ state }) => t(`invoices.${state || 'open'}`) },
                  {
                    label: t('invoices.amount'),
                    cell: ({ amount }) => formatEuro(amount),
                    right: true,
                  },
                ]}
              />
              <Pager page={page} pages={totalPages} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
