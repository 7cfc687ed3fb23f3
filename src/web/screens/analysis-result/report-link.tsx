import { FileDown } from 'lucide-react';
import { reportName } from '#domain/letter/report-name.ts';
import { reportPath } from '#web/lib/analyses.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { download } from '#web/lib/download.ts';
import { fileDay } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { usePost } from '#web/lib/use-post.ts';
import { buttonLook } from '#web/ui/button.tsx';

interface ReportLinkProps {
  readonly record: AnalysisRecord;
  readonly onFault: (error: unknown) => void;
}

/**
 * The report as a file. It is fetched by script and not by the link alone: what belongs to an account is sent only with
 * its session, and a refusal must be told here, not as a download that failed.
 */
export function ReportLink({ record, onFault }: ReportLinkProps) {
  const t = useText();
  const name = reportName(record.reading.facts.last_name, fileDay(record.created));
  const save = usePost({
    mutationFn: () => download(reportPath(record.id), name),
    onError: onFault,
  });
  return (
    <a
      className={buttonLook('primary')}
      href={reportPath(record.id)}
      download={name}
      aria-disabled={save.isPending}
      onClick={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <FileDown size={20} aria-hidden />
      {t('result.report')}
    </a>
  );
}
