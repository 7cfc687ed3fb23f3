import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { saveDraft } from '#web/lib/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { documentPaths, homePath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AloneReading } from './alone-reading.tsx';
import { ResultActions } from './result-actions.tsx';
import { whyNoReference } from './why-no-reference.ts';

/** What helps, by why it is no reference. */
const hints = {
  'other-document': ['other.on-alone', 'other.on-language'],
  'other-language': ['other.on-translation', 'other.on-language'],
  'too-short': ['other.on-whole', 'other.on-language'],
  incomplete: ['other.on-pages', 'other.on-text', 'other.on-language'],
} as const;

/** For a text that reads like something else: says why, and what helps. */
export function NotAReference({ record }: { record: AnalysisRecord }) {
  const t = useText();
  const home = homePath(useTone());
  const why = whyNoReference(record.reading.notReferenceReason);
  const isShort = why === 'too-short';
  const isIncomplete = isShort || why === 'incomplete';
  return (
    <Notice title={t('other.title')}>
      {record.reading.notReferenceReason !== null && <p>{record.reading.notReferenceReason}</p>}
      {isShort ? <AloneReading record={record} /> : <p>{t('other.text')}</p>}
      <h2 className="pt-3 font-letter text-[1.1875rem] leading-7 font-semibold">{t('other.on')}</h2>
      <ul className="list-disc space-y-1 pl-5">
        {hints[why].map((hint) => (
          <li key={hint}>{t(hint)}</li>
        ))}
        {isShort && (
          <li>
            {t('other.on-codes')}{' '}
            <a className="link" href={`${documentPaths.codes}?${new URLSearchParams({ q: record.text })}`}>
              {t('other.codes')}
            </a>
          </li>
        )}
      </ul>
      <details className="fold">
        <summary>{t('other.read')}</summary>
        <p className="font-letter wrap-anywhere whitespace-pre-wrap">{record.text}</p>
      </details>
      <div className="max-w-72">
        {isIncomplete && (
          <Link
            to={home}
            className={buttonLook('primary', 'mt-2 w-full')}
            onClick={() => saveDraft(record.text)}
          >
            <PenLine size={20} aria-hidden />
            {t('other.edit')}
          </Link>
        )}
        <ResultActions record={record} report={false} another={isIncomplete ? 'plain' : 'primary'} />
      </div>
    </Notice>
  );
}
