import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { analysisQuery, deleteAnalysis } from '#web/lib/analyses.ts';
import type { StoredAnalysis } from '#web/lib/analyses.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { useTone } from '#web/lib/tone.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReadingProgress } from '#web/ui/reading-progress.tsx';

/** For a reference that is still being read: how far it is, and a way to stop it. */
export function UnderWay({ record }: { record: StoredAnalysis }) {
  const t = useText();
  const home = homePath(useTone());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const stop = usePost({
    mutationFn: async () => deleteAnalysis(record.id),
    onSuccess: async () => {
      await navigate(home);
      queries.removeQueries({ queryKey: analysisQuery(record.id).queryKey });
      void showSuccess(t('reading.cancelled'));
    },
    onError: (error) => handleError(error),
  });
  return (
    <Notice title={t('reading.title')}>
      <p className="text-ink-soft">{record.source_name}</p>
      {record.progress && <ReadingProgress progress={record.progress} />}
      <p className="pt-3 text-note text-ink-soft">
        {t('reading.leave')} {t('reading.encrypted')}
      </p>
      <Button className="mt-3" aria-disabled={stop.isPending} onClick={() => stop.isPending || stop.mutate()}>
        {t('reading.cancel')}
      </Button>
    </Notice>
  );
}
