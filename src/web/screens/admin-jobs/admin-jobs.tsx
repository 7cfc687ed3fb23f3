import { useText } from '#web/lib/i18n.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { ClockJobs } from './clock-jobs.tsx';
import { Readings } from './readings.tsx';

/** What the service does beside the requests: by the clock, and reading files. */
export function Component() {
  const t = useText();
  useTitle(`${t('jobs.title')} · ${t('admin.title')}`);
  return (
    <div className="space-y-12 py-6">
      <Readings />
      <ClockJobs />
    </div>
  );
}
