import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '#web/lib/format.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { useListState } from '#web/lib/list-state.ts';
import { pageQuery } from '#web/lib/page-query.ts';
import { quoted } from '#web/lib/records.ts';
import { useAct } from '#web/lib/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage, ListSearch } from '#web/ui/list-page.tsx';
import { newslettersPath, subscribersPath } from './newsletters.ts';

interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly status: 'pending' | 'active';
  readonly confirmed: string;
  readonly created: string;
}

/** Who gets the newsletter, or was asked whether he wants it. */
export function Subscribers() {
  const t = useText();
  const state = useListState(['suche', 'stand'], '-created');
  const { suche, stand } = state.values;
  const filter = [
    suche.trim() === '' ? '' : `email ~ ${quoted(suche.trim())}`,
    stand === '' ? '' : `status = ${quoted(stand)}`,
  ];
  const query = useQuery(
    pageQuery<Subscriber>(subscribersPath, {
      page: state.page,
      perPage: 30,
      sort: state.sort,
      filter: filter.filter((part) => part !== '').join(' && '),
    }),
  );
  return (
    <section>
      <h2 className="mb-4 font-letter text-title font-semibold">{t('letters.subscribers')}</h2>
      <ListPage
        caption={t('letters.subscribers')}
        state={state}
        query={query}
        count={(count) => t('letters.recipients', { count })}
        empty={t('letters.no-subscribers')}
        columns={[
          { label: t('form.email'), sort: 'email', cell: ({ email }) => email },
          { label: t('admin.status'), sort: 'status', cell: ({ status }) => t(`letters.${status}`) },
          {
            label: t('letters.since'),
            sort: 'created',
            cell: ({ confirmed, created }) => formatMoment(confirmed || created),
          },
          { label: t('mails.acts'), cell: actsOf },
        ]}
      >
        <ListSearch label={t('admin.search-subscribers')} name="suche" state={state} />
        <Choice
          label={t('admin.status')}
          value={stand}
          options={[
            ['', t('table.all')],
            ['active', t('letters.active')],
            ['pending', t('letters.pending')],
          ]}
          onChange={(value) => state.set('stand', value)}
        />
      </ListPage>
    </section>
  );
}

const actsOf = (subscriber: Subscriber) => <Acts subscriber={subscriber} />;

function Acts({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const remove = useAct(
    () => request(`${subscribersPath}/${id}`, { method: 'DELETE' }),
    t('letters.removed', { email }),
    [subscribersPath, newslettersPath],
  );
  return (
    <>
      <Button aria-label={t('letters.remove-of', { email })} onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden />
        {t('letters.remove')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('letters.remove-question')}
          text={t('letters.remove-text', { email })}
          confirm={t('letters.remove')}
          cancel={t('billing.keep')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
