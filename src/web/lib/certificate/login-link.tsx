import { Link, useLocation } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { loginPath } from '#web/lib/redirect-target.ts';

/** To the login and from there back to this page. */
export function LoginLink({ className }: { readonly className: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <Link to={loginPath(pathname + search)} className={className}>
      {t('certificate.log-in')}
    </Link>
  );
}
