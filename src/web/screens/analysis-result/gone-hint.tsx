import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { analysisQuery, createAnalysis } from '#web/lib/analyses.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import { resultPath } from '#web/lib/paths.ts';
import { rememberRead } from '#web/lib/read-here.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { useTone } from '#web/lib/tone.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * For a result that is on the screen still and no longer on the server: deleted elsewhere, or its day is over. The
 * letter stands here, so that it can be read anew.
 */
export function GoneHint({ record }: { record: AnalysisRecord }) {
  const t = useText();
  const tone = useTone();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const again = usePost({
    mutationFn: async () => createAnalysis({ text: record.text }),
    onSuccess: async (made) => {
      rememberRead(made.expires);
      queries.setQueryData(analysisQuery(made.id).queryKey, made);
      await navigate(resultPath(tone, made.id));
    },
    onError: tellRefusal,
  });
  return (
    <div className="mb-2 border-l-2 border-accent bg-accent-wash px-4 py-3 text-note" role="alert">
      <p className="font-semibold">{t('result.gone-title')}</p>
      <p>{t('result.gone-text')}</p>
      <Button
        look="primary"
        className="mt-3"
        aria-disabled={again.isPending}
        onClick={() => again.isPending || again.mutate()}
      >
        <RotateCcw size={20} aria-hidden />
        {t('result.gone-again')}
      </Button>
    </div>
  );
}
