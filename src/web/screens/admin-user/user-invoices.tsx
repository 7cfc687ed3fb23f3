import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import type { StoredInvoice } from '#web/lib/invoices.ts';
import { paths } from '#web/lib/paths.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';

/** The newest invoices of an account, and the way to write another one. */
export function UserInvoices({ id }: { id: string }) {
  const t = useText();
  const query = useQuery({
    ...listQuery<StoredInvoice>('invoices', {
      perPage: 5,
      sort: '-number',
      filter: `owner = ${quoted(id)}`,
      fields: 'id,kind,number,date,state,amount',
    }),
    refetchOnMount: 'always',
  });
  return (
    <div className="space-y-4">
      <Loaded query={query}>
        {({ items, totalItems }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('billing.none')}</p>}
            <ul className="divide-y divide-line">
              {items.map(({ id: invoice, kind, number, date, state, amount }) => (
                <li key={invoice} className="flex flex-wrap items-center gap-x-4 text-note">
                  <Link
                    className="link inline-flex min-h-11 items-center font-semibold"
                    to={`${paths.adminInvoices}/${invoice}`}
                  >
                    {number}
                  </Link>
                  <span>{formatDay(date)}</span>
                  <span className="grow">
                    {kind === 'storno' ? t('billing.storno') : t(`invoices.${state}`)}
                  </span>
                  <span className="tabular-nums">{formatEuro(amount)}</span>
                </li>
              ))}
            </ul>
            {totalItems > items.length && (
              <Link className="link" to={`${paths.adminInvoices}?nutzer=${id}`}>
                {t('billing.show-all', { count: totalItems })}
              </Link>
            )}
          </>
        )}
      </Loaded>
      <Link className={buttonLook('plain')} to={`${paths.adminInvoices}/neu?nutzer=${id}`}>
        <Plus size={20} aria-hidden />
        {t('billing.new')}
      </Link>
    </div>
  );
}
