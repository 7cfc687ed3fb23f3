import { useQuery } from '@tanstack/react-query';
import { FileDown, FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { reportName } from '#domain/letter/report-name.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { download } from '#web/lib/download.ts';
import { fileDay, formatDate } from '#web/lib/format.ts';
import { GoneLink, isGoneLink, useSharedFault } from '#web/lib/gone-link.tsx';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { sharedPath, sharedQuery, sharedTokens, type SharedAnalysis } from '#web/lib/shared.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';

/**
 * An analysis that somebody was given a link to: all that its owner sees, and nothing to change. As high as the window,
 * like the owner's screen.
 */
export function Component() {
  return (
    <div className="min-h-screen">
      <SharedResult />
    </div>
  );
}

function SharedResult() {
  const t = useText();
  const query = useQuery(sharedQuery('analysis'));
  useTitle(t('result.title'));
  if (query.isPending) return <ResultSkeleton />;
  if (isGoneLink(query.error)) return <GoneLink kind="analysis" error={query.error} />;
  return <Loaded query={query}>{(shared) => <Shared shared={shared} />}</Loaded>;
}

function Shared({ shared }: { shared: SharedAnalysis }) {
  const t = useText();
  const { text, reading, created, expires } = shared;
  const record: AnalysisRecord = {
    id: '',
    status: 'done',
    source_name: '',
    text,
    reading,
    progress: null,
    review: null,
    failure: '',
    expires,
    created,
  };
  const saveFault = useSharedFault('analysis');
  const save = (): void =>
    void download(
      `${sharedPath('analysis')}/document.pdf`,
      reportName(reading.facts.last_name, fileDay(created)),
      {
        headers: sharedTokens.analysis.header(),
      },
    ).catch(saveFault);
  const actions = (
    <div className="mt-5 flex flex-col items-stretch gap-2 print:hidden">
      <Button look="primary" onClick={save}>
        <FileDown size={20} aria-hidden />
        {t('result.report')}
      </Button>
      <Link className={buttonLook('plain')} to={homePath('sie')}>
        <FilePlus2 size={20} aria-hidden />
        {t('shared.own')}
      </Link>
    </div>
  );
  const until = `${t('shared.read-only')} ${t('shared.until', { day: formatDate(expires) })}`;
  return <ResultView record={record} shared={{ actions, until }} />;
}
