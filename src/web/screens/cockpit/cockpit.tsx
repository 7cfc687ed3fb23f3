import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { PageArea } from '#web/ui/page-area.tsx';
import { AnalysesList } from './analyses-list.tsx';
import { CertificatesList } from './certificates-list.tsx';

/** What the account holds: analyses and certificates. */
export function Component() {
  const t = useText();
  const { role } = useSession();
  useTitle(t('cockpit.title'));
  return (
    <PageArea title={t('cockpit.title')}>
      {role === 'admin' ? (
        <>
          <p className="max-w-[60ch]">{t('cockpit.admin')}</p>
          <Link to={paths.adminUsers} className={buttonLook('primary', 'mt-4')}>
            {t('cockpit.admin-link')}
          </Link>
        </>
      ) : (
        <div className="grid gap-12 lg:grid-cols-2">
          <AnalysesList />
          <CertificatesList />
        </div>
      )}
    </PageArea>
  );
}
