import { useQuery } from '@tanstack/react-query';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminSettingsQuery } from '#web/lib/admin-settings.ts';
import { formatMoment } from '#web/lib/format.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import type { MessageKey } from '#web/lib/i18n.ts';
import { useListState } from '#web/lib/list-state.ts';
import { pageQuery } from '#web/lib/page-query.ts';
import { useAct } from '#web/lib/use-act.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage } from '#web/ui/list-page.tsx';

interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly due: string;
  readonly fault: string;
  readonly state: 'waiting' | 'failed';
  readonly created: string;
}

const kinds: Readonly<Record<string, MessageKey>> = {
  verification: 'mails.verification',
  passwordReset: 'mails.passwordReset',
  emailChange: 'mails.emailChange',
  emailChanged: 'mails.emailChanged',
  passwordChanged: 'mails.passwordChanged',
  externalLogin: 'mails.externalLogin',
  otp: 'mails.otp',
  silence: 'mails.silence',
  newsletterConfirmation: 'mails.newsletterConfirmation',
  newsletter: 'mails.newsletter',
  invoice: 'mails.invoice',
  invitation: 'mails.invitation',
  reminder: 'mails.reminder',
  reopened: 'mails.reopened',
  withdrawn: 'mails.withdrawn',
  outdated: 'mails.outdated',
  progress: 'mails.progress',
  signed: 'mails.signed',
};
const path = '/api/mails';

/** Mails that the mail server has not taken. */
export function Component() {
  const t = useText();
  useTitle(`${t('mails.title')} · ${t('admin.title')}`);
  const state = useListState(['stand'], '-created');
  const stand = state.values.stand;
  const settings = useQuery(adminSettingsQuery);
  const without = settings.data?.smtp.enabled === false;
  const query = useQuery(
    pageQuery<WaitingMail>(path, {
      page: state.page,
      perPage: 30,
      sort: state.sort,
      filter: stand === '' ? '' : stand === 'failed' ? 'due = ""' : 'due != ""',
    }),
  );
  return (
    <section className="py-6">
      <h2 className="font-letter text-title font-semibold">{t('mails.title')}</h2>
      <p className="mb-4 max-w-[60ch] text-ink-soft">{t('mails.lead')}</p>
      {without && <p className="mb-4 max-w-[60ch] border-l-2 border-accent pl-4">{t('mails.no-server')}</p>}
      <ListPage
        caption={t('mails.title')}
        state={state}
        query={query}
        count={(count) => t('mails.count', { count })}
        empty={t(without ? 'mails.none-without-server' : 'mails.none')}
        columns={[
          { label: t('mails.since'), sort: 'created', cell: ({ created }) => formatMoment(created) },
          {
            label: t('mails.kind'),
            sort: 'kind',
            cell: ({ kind }) => (kinds[kind] === undefined ? kind : t(kinds[kind])),
          },
          {
            label: t('admin.status'),
            sort: 'due',
            cell: ({ state: one, due }) =>
              one === 'failed' ? t('mails.failed') : t('mails.next', { moment: formatMoment(due) }),
          },
          { label: t('mails.tries'), sort: 'tries', cell: ({ tries }) => String(tries), right: true },
          { label: t('jobs.fault'), cell: ({ fault }) => fault || '–' },
          { label: t('mails.acts'), cell: actsOf },
        ]}
      >
        <Choice
          label={t('admin.status')}
          value={stand}
          options={[
            ['', t('table.all')],
            ['waiting', t('mails.waiting')],
            ['failed', t('mails.failed')],
          ]}
          onChange={(value) => state.set('stand', value)}
        />
      </ListPage>
    </section>
  );
}

const actsOf = (mail: WaitingMail) => <Acts mail={mail} />;

function Acts({ mail: { id, created } }: { mail: WaitingMail }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const retry = useAct(() => request(`${path}/${id}/retry`, { method: 'POST' }), t('mails.retried'), [path]);
  const drop = useAct(() => request(`${path}/${id}`, { method: 'DELETE' }), t('mails.dropped'), [path]);
  const moment = formatMoment(created);
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        aria-label={t('mails.retry-of', { moment })}
        aria-disabled={retry.isPending}
        onClick={() => retry.isPending || retry.mutate(undefined)}
      >
        <RotateCw size={20} aria-hidden />
        {t('mails.retry')}
      </Button>
      <Button aria-label={t('mails.drop-of', { moment })} onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden />
        {t('mails.drop')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('mails.drop-question')}
          text={t('mails.drop-text')}
          confirm={t('mails.drop-sure')}
          cancel={t('billing.keep')}
          busy={drop.isPending}
          onConfirm={() => drop.mutate(undefined, { onSettled: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </span>
  );
}
