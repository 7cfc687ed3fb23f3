import { useQueryClient } from '@tanstack/react-query';
import { FilePlus2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { analysisQuery, deleteAnalysis } from '#web/lib/analyses.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { askOverview, overviewKey } from '#web/lib/overview/entry.ts';
import { homePath } from '#web/lib/paths.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { useTone } from '#web/lib/tone.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { GoneHint } from './gone-hint.tsx';
import { ImproveButton } from './improve-button.tsx';
import { ReportLink } from './report-link.tsx';

interface ResultActionsProps {
  readonly record: AnalysisRecord;
  readonly report?: boolean;
  /** Primary where nothing else can be done with the text. */
  readonly another?: 'plain' | 'primary';
  /** It is no longer on the server; kept above, for the actions move when the window gets another width. */
  readonly gone?: boolean;
  readonly onGone?: () => void;
}

/** What can be done with a result: take the report along, delete it, check another reference. */
export function ResultActions({
  record,
  report = true,
  another = 'plain',
  gone = false,
  onGone,
}: ResultActionsProps) {
  const t = useText();
  const { id } = record;
  // What an account keeps goes where the cockpit puts it, too.
  const isKept = record.expires === '';
  const home = homePath(useTone());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const tellFault = (error: unknown): void => {
    if (error instanceof ServerError && error.status === 404) onGone?.();
    else tellRefusal(error);
  };

  const remove = usePost({
    mutationFn: async () => {
      try {
        await (isKept ? askOverview(id, 'trash') : deleteAnalysis(id));
      } catch (error) {
        // Already gone is what was wanted.
        if (!(error instanceof ServerError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async () => {
      await navigate(home);
      queries.removeQueries({ queryKey: analysisQuery(id).queryKey });
      if (isKept) void queries.invalidateQueries({ queryKey: [overviewKey] });
      void showSuccess(t(isKept ? 'result.trashed' : 'result.deleted'));
    },
    onError: (error) => {
      setAsking(false);
      handleError(error);
    },
  });

  return (
    <div className="mt-5 flex flex-col items-stretch gap-2 print:hidden">
      {gone && <GoneHint record={record} />}
      {report && !gone && <ImproveButton id={id} onFault={tellFault} />}
      {report && !gone && <ReportLink record={record} onFault={tellFault} />}
      <Link className={buttonLook(another)} to={home}>
        <FilePlus2 size={20} aria-hidden />
        {t('result.another')}
      </Link>
      {!gone && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trash2 size={20} aria-hidden />
          {t('result.delete')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('delete.title')}
          text={t(isKept ? 'delete.text-kept' : 'delete.text')}
          confirm={t('delete.confirm')}
          cancel={t('delete.cancel')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
