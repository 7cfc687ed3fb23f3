import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { saveDraft } from '#web/lib/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ResultActions } from './result-actions.tsx';

/** For a text that reads like something else: says why, and what helps. */
export function NotAReference({ record }: { record: AnalysisRecord }) {
  const t = useText();
  return (
    <Notice title={t('other.title')}>
      {record.reading.notReferenceReason !== null && <p>{record.reading.notReferenceReason}</p>}
      <p>{t('other.text')}</p>
      <h2 className="pt-3 font-letter text-[1.1875rem] leading-7 font-semibold">{t('other.on')}</h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t('other.on-pages')}</li>
        <li>{t('other.on-text')}</li>
        <li>{t('other.on-language')}</li>
      </ul>
      <details className="fold">
        <summary>{t('other.read')}</summary>
        <p className="font-letter whitespace-pre-wrap">{record.text}</p>
      </details>
      <div className="max-w-72">
        <Link
          to={homePath(useTone())}
          className={buttonLook('primary', 'mt-2 w-full')}
          onClick={() => saveDraft(record.text)}
        >
          <PenLine size={20} aria-hidden />
          {t('other.edit')}
        </Link>
        <ResultActions record={record} report={false} />
      </div>
    </Notice>
  );
}
