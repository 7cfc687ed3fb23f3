import { useQuery } from '@tanstack/react-query';
import { auditActions, auditDetail, auditTargets, auditThing, auditVerb } from '#web/lib/audit.ts';
import type { AuditEntry } from '#web/lib/audit.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { useListState } from '#web/lib/list-state.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage, ListSearch } from '#web/ui/list-page.tsx';

type Filters = Readonly<Record<'wer' | 'kennung' | 'was' | 'woran', string>>;

function filterOf({ wer, kennung, was, woran }: Filters): string {
  const parts = [
    wer.trim() === '' ? '' : `email ~ ${quoted(wer.trim())}`,
    kennung.trim() === '' ? '' : `record ~ ${quoted(kennung.trim())}`,
    was === '' ? '' : `action = ${quoted(was)}`,
    woran === '' ? '' : `target = ${quoted(woran)}`,
  ];
  return parts.filter((part) => part !== '').join(' && ');
}

/** What superusers did: who, what, when. */
export function Component() {
  const t = useText();
  useTitle(`${t('audit.title')} · ${t('admin.title')}`);
  const state = useListState(['wer', 'kennung', 'was', 'woran'], '-created');
  const { values, set } = state;
  const query = useQuery({
    ...listQuery<AuditEntry>('audit', {
      page: state.page,
      perPage: 50,
      sort: `${state.sort},-id`,
      filter: filterOf(values),
    }),
    refetchOnMount: 'always',
  });
  return (
    <section className="py-6">
      <h2 className="font-letter text-title font-semibold">{t('audit.title')}</h2>
      <p className="mb-4 max-w-[60ch] text-ink-soft">{t('audit.lead')}</p>
      <ListPage
        caption={t('audit.title')}
        state={state}
        query={query}
        count={(count) => t('audit.count', { count })}
        empty={t('audit.none')}
        columns={[
          { label: t('audit.when'), sort: 'created', cell: ({ created }) => formatMoment(created) },
          { label: t('audit.who'), sort: 'email', cell: ({ email }) => email },
          { label: t('audit.target'), sort: 'target', cell: ({ target }) => auditThing(target) },
          { label: t('audit.action'), sort: 'action', cell: ({ action }) => auditVerb(action) },
          { label: t('audit.record'), cell: ({ record }) => record || '–' },
          { label: t('audit.detail'), cell: (entry) => auditDetail(entry) || '–' },
        ]}
      >
        <ListSearch label={t('audit.who')} name="wer" state={state} />
        <ListSearch label={t('audit.record')} name="kennung" state={state} />
        <Choice
          label={t('audit.target')}
          value={values.woran}
          options={[['', t('table.all')], ...auditTargets.map((one) => [one, auditThing(one)] as const)]}
          onChange={(value) => set('woran', value)}
        />
        <Choice
          label={t('audit.action')}
          value={values.was}
          options={[['', t('table.all')], ...auditActions.map((one) => [one, auditVerb(one)] as const)]}
          onChange={(value) => set('was', value)}
        />
      </ListPage>
    </section>
  );
}
