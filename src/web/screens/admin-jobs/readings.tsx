import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { formatMoment } from '#web/lib/format.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { useListState } from '#web/lib/list-state.ts';
import { pageQuery } from '#web/lib/page-query.ts';
import { quoted } from '#web/lib/records.ts';
import { useAct } from '#web/lib/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage } from '#web/ui/list-page.tsx';
import { jobsPath } from './clock-jobs.tsx';

interface Reading {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'dead';
  readonly pages: number;
  readonly attempts: number;
  readonly fault: string;
  readonly created: string;
}

const path = '/api/readings';
const states = ['waiting', 'running', 'dead', 'done'] as const;

/** The queue of files that are read; what was given up can be read again as long as the files are kept. */
export function Readings() {
  const t = useText();
  const state = useListState(['stand'], '-created');
  const query = useQuery({
    ...pageQuery<Reading>(path, {
      page: state.page,
      perPage: 30,
      sort: state.sort,
      filter: state.values.stand === '' ? '' : `state = ${quoted(state.values.stand)}`,
    }),
    refetchInterval: 5000,
  });
  return (
    <section>
      <h2 className="font-letter text-title font-semibold">{t('jobs.readings')}</h2>
      <p className="mb-4 max-w-[60ch] text-ink-soft">{t('jobs.readings-text')}</p>
      <ListPage
        caption={t('jobs.readings')}
        state={state}
        query={query}
        count={(count) => t('jobs.readings-count', { count })}
        empty={t('jobs.no-readings')}
        columns={[
          { label: t('mails.since'), sort: 'created', cell: ({ created }) => formatMoment(created) },
          { label: t('admin.status'), sort: 'state', cell: ({ state: one }) => t(`jobs.state-${one}`) },
          { label: t('jobs.pages'), sort: 'pages', cell: ({ pages }) => String(pages), right: true },
          {
            label: t('mails.tries'),
            sort: 'attempts',
            cell: ({ attempts }) => String(attempts),
            right: true,
          },
          { label: t('jobs.fault'), cell: ({ fault }) => fault || '–' },
          { label: t('mails.acts'), cell: actsOf },
        ]}
      >
        <Choice
          label={t('admin.status')}
          value={state.values.stand}
          options={[['', t('table.all')], ...states.map((one) => [one, t(`jobs.state-${one}`)] as const)]}
          onChange={(value) => state.set('stand', value)}
        />
      </ListPage>
    </section>
  );
}

const actsOf = (reading: Reading) => <Acts reading={reading} />;

function Acts({ reading: { id, state, created } }: { reading: Reading }) {
  const t = useText();
  const retry = useAct(() => request(`${path}/${id}/retry`, { method: 'POST' }), t('jobs.retried'), [
    path,
    jobsPath,
  ]);
  if (state === 'done' || state === 'running') return '–';
  return (
    <Button
      aria-label={t('jobs.retry-of', { moment: formatMoment(created) })}
      aria-disabled={retry.isPending}
      onClick={() => retry.isPending || retry.mutate(undefined)}
    >
      <RotateCw size={20} aria-hidden />
      {t('jobs.retry')}
    </Button>
  );
}
