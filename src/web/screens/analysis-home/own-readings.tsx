import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '#web/lib/format.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import type { EntryState } from '#web/lib/overview/entry.ts';
import { documentCheckPath, resultPath } from '#web/lib/paths.ts';
import { listPath, type RecordPage } from '#web/lib/records.ts';
import { useTone } from '#web/lib/tone.ts';

/** What lists show of a document; dates are UTC times of the API. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly status: EntryState;
}
interface Kept {
  readonly id: string;
  readonly expires: string;
}

/** As many are shown: who reads more of them wants an account. */
const most = 5;
/** How often to ask for one that is being read. */
const askEvery = 4000;

/** The name comes from the overview, which holds no content; when it ends is known to the reading alone. */
const query = queryOptions({
  queryKey: ['analyses', 'own'],
  queryFn: async ({ signal }) => {
    const page = { perPage: most, sort: '-created' } as const;
    const listed = listPath('overview', { ...page, filter: 'kind = "analysis"', fields: 'id,title,status' });
    const kept = listPath('analyses', { ...page, fields: 'id,expires' });
    const [entries, rows] = await Promise.all([
      request<RecordPage<Listed>>(listed, { signal }),
      request<RecordPage<Kept>>(kept, { signal }),
    ]);
    return rows.items.flatMap((row) => {
      const entry = entries.items.find(({ id }) => id === row.id);
      return entry === undefined ? [] : [{ ...row, ...entry }];
    });
  },
  // One that was just deleted shall not flash up.
  gcTime: 0,
  retry: false,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'reading') === true ? askEvery : false,
});

/** What a visitor without an account has read in this browser within the last day, with the way back to it. */
export default function OwnReadings() {
  const t = useText();
  const tone = useTone();
  const { data = [] } = useQuery(query);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="readings-title" className="mt-5 border-y border-line py-3">
      <h2 id="readings-title" className="font-semibold">
        {t('readings.title')}
      </h2>
      <ul>
        {data.map(({ id, title, status, expires }) => (
          <li key={id} className="mt-1 flex flex-wrap items-baseline gap-x-4">
            <Link
              to={status === 'needs-review' ? documentCheckPath(tone, id) : resultPath(tone, id)}
              className="link min-w-0 py-1 break-words"
            >
              {title || t('readings.nameless')}
            </Link>
            <span className="text-note">{t(`entry.${status}`)}</span>
            <span className="text-small text-ink-soft">
              {t('readings.until', { moment: formatMoment(expires) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-soft">{t('readings.text')}</p>
    </section>
  );
}
