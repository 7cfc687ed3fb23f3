import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { useSession } from '#web/lib/session.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { InvoiceRow, type InvoiceLine } from './invoice-row.tsx';

const perPage = 20;
const fields = 'id,kind,number,date,state,due,paid,cancels,cancelled_by,amount';

/** The invoices of the account, the newest first. */
export function InvoiceList() {
  const t = useText();
  const { userId } = useSession();
  const [page, setPage] = useState(1);
  const mine = `owner = ${quoted(userId)}`;
  const query = useQuery(
    listQuery<InvoiceLine>('invoices', { page, perPage, sort: '-date,-number', filter: mine, fields }),
  );
  // An invoice and what takes it back may lie on different pages.
  const partners = (query.data?.items ?? [])
    .flatMap((one) => [one.cancels, one.cancelled_by])
    .filter(Boolean);
  const named = useQuery({
    ...listQuery<Pick<InvoiceLine, 'id' | 'number'>>('invoices', {
      perPage: partners.length,
      filter: `${mine} && (${partners.map((id) => `id = ${quoted(id)}`).join(' || ')})`,
      fields: 'id,number',
    }),
    enabled: partners.length > 0,
  });
  const numbers = new Map((named.data?.items ?? []).map(({ id, number }) => [id, number]));
  return (
    <Loaded query={query}>
      {({ items, totalPages }) =>
        items.length === 0 ? (
          <p className="mt-2 max-w-[60ch] text-ink-soft">{t('invoices.none')}</p>
        ) : (
          <>
            <ul className="mt-2 divide-y divide-line">
              {items.map((one) => (
                <InvoiceRow key={one.id} invoice={one} numbers={numbers} />
              ))}
            </ul>
            <Pager page={page} pages={totalPages} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  );
}
