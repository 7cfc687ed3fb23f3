import { Link } from 'react-router';
import type { StoredAnalysis } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isWithoutText } from './is-without-text.ts';

const tips = ['light', 'shadow', 'near', 'flat', 'sharp'] as const;

/** For files that could not be read: why, and what makes a better picture where that would help. */
export function Unreadable({ record }: { record: StoredAnalysis }) {
  const t = useText();
  return (
    <Notice title={t('reading.failed-title')}>
      <p>{record.failure}</p>
      {isWithoutText(record.failure) && (
        <>
          <h2 className="pt-3 font-letter text-[1.1875rem] leading-7 font-semibold">
            {t('reading.failed-tips')}
          </h2>
          <ul className="list-disc space-y-1 pl-5">
            {tips.map((tip) => (
              <li key={tip}>{t(`reading.tip-${tip}`)}</li>
            ))}
          </ul>
        </>
      )}
      <Link to={homePath(useTone())} className={buttonLook('primary', 'mt-4')}>
        {t('reading.again')}
      </Link>
    </Notice>
  );
}
