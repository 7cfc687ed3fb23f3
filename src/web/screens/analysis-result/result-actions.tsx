import { useQueryClient } from '@tanstack/react-query';
import { FileDown, FilePlus2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reportName } from '#domain/letter/report-name.ts';
import { analysisQuery, deleteAnalysis, reportPath } from '#web/lib/analyses.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { download } from '#web/lib/download.ts';
import { fileDay } from '#web/lib/format.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { useTone } from '#web/lib/tone.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ImproveButton } from './improve-button.tsx';

/** What can be done with a result: take the report along, delete it, check another reference. */
export function ResultActions({ record, report = true }: { record: AnalysisRecord; report?: boolean }) {
  const t = useText();
  const { id } = record;
  const home = homePath(useTone());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);

  const remove = usePost({
    mutationFn: async () => {
      try {
        await deleteAnalysis(id);
      } catch (error) {
        // Already gone is what was wanted.
        if (!(error instanceof ServerError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async () => {
      await navigate(home);
      queries.removeQueries({ queryKey: analysisQuery(id).queryKey });
      void showSuccess(t('result.deleted'));
    },
    onError: (error) => {
      setAsking(false);
      handleError(error);
    },
  });

  return (
    <div className="mt-5 flex flex-col items-stretch gap-2 print:hidden">
      {report && <ImproveButton id={id} />}
      {report && <ReportLink record={record} />}
      <Link className={buttonLook('plain')} to={home}>
        <FilePlus2 size={20} aria-hidden />
        {t('result.another')}
      </Link>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden />
        {t('result.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text')}
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

/** The report as a file. What belongs to an account is sent only with its session, which a plain link would not carry. */
function ReportLink({ record }: { record: AnalysisRecord }) {
  const t = useText();
  const { loggedIn } = useSession();
  const save = usePost({
    mutationFn: () =>
      download(reportPath(record.id), reportName(record.reading.facts.last_name, fileDay(record.created))),
    onError: (error) => handleError(error),
  });
  return (
    <a
      className={buttonLook('primary')}
      href={reportPath(record.id)}
      download
      aria-disabled={save.isPending}
      onClick={(event) => {
        if (!loggedIn) return;
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <FileDown size={20} aria-hidden />
      {t('result.report')}
    </a>
  );
}
