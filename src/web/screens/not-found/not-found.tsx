import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** For addresses that lead nowhere. */
export function Component() {
  const t = useText();
  useTitle(t('not-found.title'));
  return (
    <Notice title={t('not-found.title')}>
      <p>{t('not-found.text')}</p>
      <Link to={homePath(useTone())} className={buttonLook('primary', 'mt-4')}>
        {t('not-found.home')}
      </Link>
    </Notice>
  );
}
