import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { analysisQuery } from '#web/lib/analyses.ts';
import { connectionLost } from '#web/lib/handle-error.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Gone } from './gone.tsx';
import { NotAReference } from './not-a-reference.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';

/** The result screen: an analysis by its id, or why it cannot be shown. */
export function Component() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: record, error, isPending, refetch } = useQuery(analysisQuery(id));
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
  if (!record.reading.isReference) return <NotAReference record={record} />;
  return <ResultView key={record.id} record={record} />;
}

const statusOf = (error: Error) => (error instanceof ServerError ? error.status : 500);
