import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { connectionLost } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath, paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { tokenAccountPath } from '#web/lib/token-collection.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where the link of the verification mail leads: it confirms at once and says how that ended. */
export function Component() {
  const t = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { loggedIn } = useSession();
  const confirmed = useQuery({
    queryKey: ['verification', token],
    queryFn: async () => {
      await request(tokenAccountPath(token, 'confirm-verification'), { method: 'POST', body: { token } });
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });
  useTitle(t('verify.title'));

  if (confirmed.isPending) {
    return (
      <Notice title={t('verify.title')}>
        <output>{t('verify.pending')}</output>
      </Notice>
    );
  }
  if (confirmed.isSuccess) {
    return (
      <Notice title={t('verify.done-title')}>
        <p>{t('verify.done')}</p>
        <Link className={buttonLook('primary', 'mt-4')} to={loggedIn ? homePath('sie') : paths.login}>
          {t(loggedIn ? 'verify.check' : 'login.submit')}
        </Link>
      </Notice>
    );
  }
  const refused = confirmed.error instanceof ServerError && confirmed.error.status === 400;
  return (
    <Notice title={t('verify.over-title')}>
      <p>{refused ? t('verify.over') : connectionLost()}</p>
      {refused ? (
        <Link className={buttonLook('primary', 'mt-4')} to={paths.settings}>
          {t('verify.again')}
        </Link>
      ) : (
        <Button look="primary" className="mt-4" onClick={() => void confirmed.refetch()}>
          {t('result.retry')}
        </Button>
      )}
    </Notice>
  );
}
