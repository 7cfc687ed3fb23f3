import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** For an analysis that is deleted, belongs to another browser, or never was. */
export function Gone() {
  const t = useText();
  return (
    <Notice title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t('gone.expired')}</li>
        <li>{t('gone.browser')}</li>
        <li>{t('gone.address')}</li>
      </ul>
      <Link to={homePath(useTone())} className={buttonLook('primary', 'mt-4')}>
        {t('gone.again')}
      </Link>
    </Notice>
  );
}
