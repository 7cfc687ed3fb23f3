import { useQueryClient } from '@tanstack/react-query';
import { analysisQuery } from '#web/lib/analyses.ts';
import type { StoredAnalysis } from '#web/lib/analyses.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { changes, pagesQuery } from '#web/lib/pages.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReadingProgress } from '#web/ui/reading-progress.tsx';

/** While a page that was turned, replaced or added is being read. */
export function Rereading({ record }: { record: StoredAnalysis }) {
  const t = useText();
  const queries = useQueryClient();
  const stop = usePost({
    mutationFn: async () => changes.cancel(record.id),
    onSuccess: (stored) => {
      queries.setQueryData(analysisQuery(record.id).queryKey, stored);
      void queries.invalidateQueries({ queryKey: pagesQuery(record.id).queryKey });
    },
    onError: (error) => handleError(error),
  });
  return (
    <Notice title={t('review.busy')}>
      {record.progress && <ReadingProgress progress={record.progress} />}
      <Button className="mt-4" aria-disabled={stop.isPending} onClick={() => stop.isPending || stop.mutate()}>
        {t('reading.cancel')}
      </Button>
    </Notice>
  );
}
