import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { PageArea } from '#web/ui/page-area.tsx';
import { Desk } from './desk.tsx';

/** What the account holds: certificates, analyses, and what others were asked to do. */
export function Component() {
  const t = useText();
  const { role } = useSession();
  useTitle(t('cockpit.title'));
  if (role !== 'admin') return <Desk />;
  return (
    <PageArea title={t('cockpit.title')}>
      <p className="max-w-[60ch]">{t('cockpit.admin')}</p>
      <Link to={paths.adminUsers} className={buttonLook('primary', 'mt-4')}>
        {t('cockpit.admin-link')}
      </Link>
    </PageArea>
  );
}
