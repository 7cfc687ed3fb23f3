import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import type { MessageKey } from '#web/lib/i18n.ts';
import { useListState } from '#web/lib/list-state.ts';
import { pageQuery } from '#web/lib/page-query.ts';
import { quoted } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage, ListSearch } from '#web/ui/list-page.tsx';

interface LogEntry {
  readonly id: string;
  readonly level: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly created: string;
}

type Filters = Readonly<Record<'suche' | 'stufe', string>>;

/** From 400 on a request was refused, from 500 on we failed. */
function filterOf({ suche, stufe }: Filters): string {
  const parts = [
    suche.trim() === '' ? '' : `message ~ ${quoted(suche.trim())}`,
    ['400', '500'].includes(stufe) ? `data.status >= ${stufe}` : '',
  ];
  return parts.filter((part) => part !== '').join(' && ');
}

const levelOf = ({ data }: LogEntry): MessageKey => {
  const status = Number(data?.['status'] ?? 0);
  return status >= 500 ? 'logs.error' : status >= 400 ? 'logs.warning' : 'logs.info';
};

const statusOf = ({ data }: LogEntry): string => String(Number(data?.['status'] ?? 0) || '–');
const timeOf = ({ data }: LogEntry): string => `${Number(data?.['execTime'] ?? 0)} ms`;

/** What the server answered lately, without content. */
export function Component() {
  const t = useText();
  useTitle(`${t('logs.title')} · ${t('admin.title')}`);
  const state = useListState(['suche', 'stufe'], '-created');
  const { values, set } = state;
  const query = useQuery(
    pageQuery<LogEntry>('/api/logs', {
      page: state.page,
      perPage: 50,
      sort: state.sort,
      filter: filterOf(values),
    }),
  );
  return (
    <section className="py-6">
      <h2 className="font-letter text-title font-semibold">{t('logs.title')}</h2>
      <p className="mb-4 max-w-[60ch] text-ink-soft">{t('logs.lead')}</p>
      <ListPage
        caption={t('logs.title')}
        state={state}
        query={query}
        count={(count) => t('logs.count', { count })}
        empty={t('logs.none')}
        columns={[
          { label: t('audit.when'), sort: 'created', cell: ({ created }) => formatMoment(created) },
          {
            label: t('logs.level'),
            sort: 'level',
            cell: (entry) => t(levelOf(entry)),
          },
          { label: t('logs.message'), sort: 'message', cell: ({ message }) => message },
          { label: t('logs.status'), cell: statusOf, right: true },
          { label: t('logs.time'), cell: timeOf, right: true },
        ]}
      >
        <ListSearch label={t('logs.search')} name="suche" state={state} />
        <Choice
          label={t('logs.level')}
          value={values.stufe}
          options={[
            ['', t('table.all')],
            ['400', t('logs.from-warning')],
            ['500', t('logs.only-error')],
          ]}
          onChange={(value) => set('stufe', value)}
        />
      </ListPage>
    </section>
  );
}
