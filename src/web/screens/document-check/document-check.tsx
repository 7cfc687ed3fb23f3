import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { isUnderWay } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import { findWaiting, pagesQuery } from '#web/lib/pages.ts';
import { documentCheckPath, resultPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { useLiveAnalysis } from '#web/lib/use-live-analysis.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CheckDesk } from './check-desk.tsx';
import { DocumentHelp } from './document-help.tsx';
import { Rereading } from './rereading.tsx';

/** The correction: what was read from pictures beside the pictures, before it is judged. */
export function Component() {
  const t = useText();
  useTitle(`${t('review.title')} · ${t('home.title')}`);
  const [search] = useSearchParams();
  const id = search.get('auswertung') ?? '';
  return id === '' ? <Newest /> : <Check key={id} id={id} />;
}

/** Without a name in the address: what came last and still waits. */
function Newest() {
  const tone = useTone();
  const { data, isPending } = useQuery({
    queryKey: ['analyses', 'waiting'],
    queryFn: async () => (await findWaiting()) ?? null,
    retry: false,
  });
  if (isPending) return <Waiting />;
  return data ? <Navigate to={documentCheckPath(tone, data.id)} replace /> : <DocumentHelp />;
}

/** While it is being fetched. */
function Waiting() {
  return <Notice title={useText()('review.title')}>{null}</Notice>;
}

function Check({ id }: { id: string }) {
  const tone = useTone();
  const { data: record, error } = useLiveAnalysis(id);
  const looking = record?.status === 'needs-review';
  const { data: pages, error: pagesError } = useQuery({ ...pagesQuery(id), enabled: looking });
  if (error ?? pagesError) return <DocumentHelp />;
  if (record === undefined) return <Waiting />;
  if (isUnderWay(record) && record.review !== null) return <Rereading record={record} />;
  // Not read yet, judged already, or not readable: all that is told there.
  if (!looking) return <Navigate to={resultPath(tone, id)} replace />;
  if (pages === undefined) return <Waiting />;
  return <CheckDesk record={record} pages={pages} />;
}
