import { queryOptions, useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { formatMoment } from '#web/lib/format.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { jobNames } from '#web/lib/job-names.ts';
import { useAct } from '#web/lib/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';

interface ClockJob {
  readonly id: string;
  /** Milliseconds. */
  readonly every: number;
  readonly started: string;
  readonly next: string;
  readonly running: boolean;
  readonly fault: string;
}

export const jobsPath = '/api/jobs';
const jobsQuery = queryOptions({
  queryKey: [jobsPath],
  queryFn: ({ signal }) => request<{ items: readonly ClockJob[] }>(jobsPath, { signal }),
  refetchOnMount: 'always',
  refetchInterval: 10_000,
  retry: false,
});

/** What is done by the clock: when it ran, what it failed with, and doing it now. */
export function ClockJobs() {
  const t = useText();
  const query = useQuery(jobsQuery);
  return (
    <section>
      <h2 className="font-letter text-title font-semibold">{t('jobs.clock')}</h2>
      <p className="mb-4 max-w-[60ch] text-ink-soft">{t('jobs.clock-text')}</p>
      <Loaded query={query} rows={8}>
        {({ items }) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((job) => (
              <OneJob key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function OneJob({ job: { id, every, started, next, running, fault } }: { job: ClockJob }) {
  const t = useText();
  const known = jobNames[id];
  const name = known === undefined ? id : t(known);
  const run = useAct(() => request(`/api/crons/${id}`, { method: 'POST' }), t('jobs.ran', { name }), [
    jobsPath,
  ]);
  const minutes = Math.round(every / 60_000);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-[18rem]">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-small text-ink-soft">
          {minutes < 60
            ? t('jobs.every-minutes', { count: minutes })
            : t('jobs.every-hours', { count: minutes / 60 })}
          {' · '}
          {started === '' ? t('jobs.never') : t('jobs.last', { moment: formatMoment(started) })}
          {next !== '' && ` · ${t('jobs.next', { moment: formatMoment(next) })}`}
        </p>
        {running && <p className="text-note">{t('jobs.running')}</p>}
        {fault !== '' && <p className="text-note text-danger">{t('jobs.failed', { fault })}</p>}
      </div>
      <Button
        aria-label={t('jobs.run-of', { name })}
        aria-disabled={run.isPending}
        onClick={() => run.isPending || run.mutate(undefined)}
      >
        <Play size={20} aria-hidden />
        {t('jobs.run')}
      </Button>
    </li>
  );
}
