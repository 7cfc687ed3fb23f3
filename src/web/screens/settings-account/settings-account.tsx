import { useText } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { PageSection } from '#web/ui/page-area.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { GoogleLink } from './google-link.tsx';
import { Verification } from './verification.tsx';

/** The account details: address, password, own data, and the end of it all. */
export function Component() {
  const t = useText();
  const { username, role } = useSession();
  useTitle(`${t('settings.account')} · ${t('settings.title')}`);
  return (
    <>
      <PageSection title={t('settings.email-title')} text={t('settings.email-text')}>
        <p className="mb-4">
          <strong className="font-semibold break-all">{username}</strong>
        </p>
        {role === 'user' && <Verification />}
        <ChangeEmail />
      </PageSection>
      <PageSection title={t('settings.password-title')} text={t('settings.password-text')}>
        <ChangePassword />
        {role === 'user' && <GoogleLink />}
      </PageSection>
      {role === 'user' ? (
        <>
          <PageSection title={t('settings.export-title')} text={t('settings.export-text')}>
            <ExportAccount />
          </PageSection>
          <PageSection title={t('settings.delete-title')} text={t('settings.delete-text')}>
            <DeleteAccount />
          </PageSection>
        </>
      ) : (
        <PageSection title={t('settings.admin-title')} text={t('settings.admin-text')} />
      )}
    </>
  );
}
