import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** For links of an older version of the generator (specification §8). */
export function Component() {
  const t = useText();
  useTitle(t('link-expired.title'));
  return (
    <Notice title={t('link-expired.title')}>
      <p>{t('link-expired.text')}</p>
      <Link to={homePath('sie')} className={buttonLook('plain', 'mt-4')}>
        {t('not-found.home')}
      </Link>
    </Notice>
  );
}
