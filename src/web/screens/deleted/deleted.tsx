import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { generatorPath, homePath } from '#web/lib/paths.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What is left of a certificate that was deleted. */
export function Component() {
  const t = useText();
  useTitle(t('deleted.title'));
  return (
    <Notice title={t('deleted.title')}>
      <p>{t('deleted.text')}</p>
      <p className="text-ink-soft">{t('deleted.explained')}</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Link to={generatorPath('sie')} className={buttonLook('primary')}>
          {t('deleted.write')}
        </Link>
        <Link to={homePath('sie')} className={buttonLook('plain')}>
          {t('not-found.home')}
        </Link>
      </div>
    </Notice>
  );
}
