import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { homePath, paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useTone } from '#web/lib/tone.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** For an analysis that is deleted, belongs to somebody else or another browser, or never was. */
export function Gone() {
  const t = useText();
  const tone = useTone();
  const { loggedIn } = useSession();
  return (
    <Notice title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t(loggedIn ? 'gone.trashed' : 'gone.expired')}</li>
        <li>{t(loggedIn ? 'gone.account' : 'gone.browser')}</li>
        <li>{t('gone.address')}</li>
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={homePath(tone)} className={buttonLook('primary')}>
          {t('gone.again')}
        </Link>
        {loggedIn && (
          <Link to={paths.cockpit} className={buttonLook('plain')}>
            {t('certificate.to-cockpit')}
          </Link>
        )}
      </div>
    </Notice>
  );
}
