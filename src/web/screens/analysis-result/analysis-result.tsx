import { Navigate, useParams } from 'react-router';
import { isUnderWay } from '#web/lib/analyses.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { connectionLost } from '#web/lib/handle-error.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { documentCheckPath } from '#web/lib/paths.ts';
import { useLiveAnalysis } from '#web/lib/use-live-analysis.ts';
import { useTone } from '#web/lib/tone.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Gone } from './gone.tsx';
import { NotAReference } from './not-a-reference.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';
import { UnderWay } from './under-way.tsx';
import { Unreadable } from './unreadable.tsx';

/**
 * The result screen: an analysis by its id, or why it cannot be shown. As high as the window whatever it shows: the foot
 * of the page would jump into it when a short message takes the place of the skeleton.
 */
export function Component() {
  return (
    <div className="min-h-screen">
      <Result />
    </div>
  );
}

function Result() {
  const t = useText();
  const { id = '' } = useParams();
  const tone = useTone();
  const { data: record, error, isPending, refetch } = useLiveAnalysis(id);
  useTitle(`${t('result.title')} · ${t('home.title')}`);

  if (isPending) return <ResultSkeleton />;
  if (error instanceof ServerError && error.status === 404) return <Gone />;
  if (error) {
    return (
      <Notice title={t('result.failed-title')}>
        <p>
          {error instanceof ConnectionError
            ? connectionLost()
            : t('error.server', { status: statusOf(error) })}
        </p>
        <Button look="primary" className="mt-4" onClick={() => void refetch()}>
          {t('result.retry')}
        </Button>
      </Notice>
    );
  }
  if (isUnderWay(record)) return <UnderWay record={record} />;
  if (record.status === 'needs-review') return <Navigate to={documentCheckPath(tone, id)} replace />;
  if (record.status === 'failed' || record.reading === null) return <Unreadable record={record} />;
  return <Finished record={{ ...record, reading: record.reading }} />;
}

function Finished({ record }: { record: AnalysisRecord }) {
  if (!record.reading.isReference) return <NotAReference record={record} />;
  return <ResultView key={record.id} record={record} />;
}

const statusOf = (error: Error) => (error instanceof ServerError ? error.status : 500);
