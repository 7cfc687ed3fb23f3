import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import type { StoredInvoice } from '#web/lib/invoices.ts';
import { useListState } from '#web/lib/list-state.ts';
import { paths } from '#web/lib/paths.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage, ListSearch } from '#web/ui/list-page.tsx';

type Line = Pick<
  StoredInvoice,
  'id' | 'number' | 'kind' | 'date' | 'due' | 'state' | 'amount' | 'billing' | 'owner'
>;
type Filters = Readonly<Record<'suche' | 'stand' | 'art' | 'nutzer', string>>;

function filterOf({ suche, stand, art, nutzer }: Filters): string {
  const search = quoted(suche.trim());
  const parts = [
    suche.trim() === '' ? '' : `(number ~ ${search} || billing.name ~ ${search} || owner.email ~ ${search})`,
    stand === '' ? '' : `state = ${quoted(stand)}`,
    art === '' ? '' : `kind = ${quoted(art)}`,
    nutzer === '' ? '' : `owner = ${quoted(nutzer)}`,
  ];
  return parts.filter((part) => part !== '').join(' && ');
}

const numberOf = ({ id, number }: Line) => (
  <Link className="link font-semibold tabular-nums" to={`${paths.adminInvoices}/${id}`}>
    {number}
  </Link>
);

/** All invoices; `?nutzer=` shows those of one account. */
export function Component() {
  const t = useText();
  useTitle(`${t('invoices.title')} · ${t('admin.title')}`);
  const state = useListState(['suche', 'stand', 'art', 'nutzer'], '-number');
  const { values, set } = state;
  const query = useQuery({
    ...listQuery<Line>('invoices', {
      page: state.page,
      perPage: 30,
      sort: `${state.sort},id`,
      filter: filterOf(values),
      fields: 'id,owner,number,kind,date,due,state,amount,billing',
    }),
    refetchOnMount: 'always',
  });
  const fresh = values.nutzer === '' ? '' : `?nutzer=${encodeURIComponent(values.nutzer)}`;
  return (
    <section className="py-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-letter text-title font-semibold">{t('invoices.title')}</h2>
        <Link to={`${paths.adminInvoices}/neu${fresh}`} className={buttonLook('primary')}>
          <Plus size={20} aria-hidden />
          {t('billing.new')}
        </Link>
      </div>
      {values.nutzer !== '' && (
        <p className="mb-4">
          {t('billing.of-one')}{' '}
          <Link className="link" to={`${paths.adminUsers}/${values.nutzer}`}>
            {t('billing.to-user')}
          </Link>
        </p>
      )}
      <ListPage
        caption={t('invoices.title')}
        state={state}
        query={query}
        count={(count) => t('billing.count', { count })}
        empty={t('billing.none')}
        columns={[
          { label: t('invoices.number'), sort: 'number', cell: numberOf },
          { label: t('billing.buyer'), cell: ({ billing }) => billing?.name ?? '–' },
          { label: t('invoices.date'), sort: 'date', cell: ({ date }) => formatDay(date) },
          {
            label: t('billing.due'),
            sort: 'due',
            cell: ({ due }) => (due === '' ? '–' : formatDay(due)),
          },
          {
            label: t('invoices.state'),
            sort: 'state',
            cell: ({ kind, state: stand }) =>
              kind === 'storno' ? t('billing.storno') : t(`invoices.${stand}`),
          },
          {
            label: t('invoices.amount'),
            sort: 'amount',
            cell: ({ amount }) => formatEuro(amount),
            right: true,
          },
        ]}
      >
        <ListSearch label={t('billing.search')} name="suche" state={state} />
        <Choice
          label={t('invoices.state')}
          value={values.stand}
          options={[
            ['', t('table.all')],
            ['open', t('invoices.open')],
            ['paid', t('invoices.paid')],
            ['cancelled', t('invoices.cancelled')],
          ]}
          onChange={(value) => set('stand', value)}
        />
        <Choice
          label={t('billing.kind')}
          value={values.art}
          options={[
            ['', t('table.all')],
            ['invoice', t('billing.invoice')],
            ['storno', t('billing.storno')],
          ]}
          onChange={(value) => set('art', value)}
        />
      </ListPage>
    </section>
  );
}
