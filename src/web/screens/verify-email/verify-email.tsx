import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { connectionLost, handleError } from '#web/lib/handle-error.ts';
import { ConnectionError, request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath, paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { tokenAccountPath } from '#web/lib/token-collection.ts';
import { usePost } from '#web/lib/use-post.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What the link is good for, as the server says it. */
interface VerificationLink {
  readonly state: 'open' | 'used' | 'expired' | 'invalid';
  readonly email: string;
}

const keyFor = (token: string) => ['verification', token];
const unreadable: VerificationLink = { state: 'invalid', email: '' };

/** Asks what a link is good for; one without a token need not be asked for. */
async function look(token: string, signal: AbortSignal): Promise<VerificationLink> {
  if (token === '') return unreadable;
  return request('/api/checkVerification', { method: 'POST', body: { token }, signal });
}

/**
 * Where the link of the verification mail leads: it says what the link is good for, and a click confirms. Opening it
 * alone confirms nothing: programs that scan mails do that as well, some of them in a whole browser.
 */
export function Component() {
  const t = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const link = useQuery({
    queryKey: keyFor(token),
    queryFn: ({ signal }) => look(token, signal),
    retry: false,
    staleTime: Infinity,
  });
  useTitle(t('verify.title'));

  if (link.isPending) {
    return (
      <Notice title={t('verify.title')}>
        <output>{t('verify.pending')}</output>
      </Notice>
    );
  }
  if (link.isError) {
    const { error } = link;
    const why = error instanceof ConnectionError ? connectionLost() : t('verify.unknown');
    return (
      <Notice title={t('verify.over-title')}>
        <p>{error instanceof ServerError && error.status === 429 ? t('form.too-often') : why}</p>
        <Button look="primary" className="mt-4" onClick={() => void link.refetch()}>
          {t('result.retry')}
        </Button>
      </Notice>
    );
  }
  const { state, email } = link.data;
  if (state === 'used') return <Confirmed title={t('verify.used-title')} text={t('verify.used')} />;
  if (state === 'expired') return <Over title={t('verify.expired-title')}>{t('verify.expired')}</Over>;
  if (state === 'invalid') return <Over title={t('verify.invalid-title')}>{t('verify.invalid')}</Over>;
  return <Open token={token} email={email} />;
}

/** The link is good: one click confirms the address. */
function Open({ token, email }: { token: string; email: string }) {
  const t = useText();
  const queries = useQueryClient();
  const confirm = usePost({
    mutationFn: () =>
      request(tokenAccountPath(token, 'confirm-verification'), { method: 'POST', body: { token } }),
    onError: async (error) => {
      // Meanwhile it may have ended: the page says so.
      if (error instanceof ServerError && error.status === 400)
        await queries.invalidateQueries({ queryKey: keyFor(token) });
      else handleError(error, [{ status: 429, text: t('form.too-often') }]);
    },
  });
  if (confirm.isSuccess) return <Confirmed title={t('verify.done-title')} text={t('verify.done')} />;
  return (
    <Notice title={t('verify.title')}>
      <p className="wrap-anywhere">{t('verify.open', { email })}</p>
      <Button
        look="primary"
        className="mt-4"
        aria-disabled={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {t('verify.submit')}
      </Button>
    </Notice>
  );
}

/** The address is confirmed, now or since long, and there is nothing more to do here. */
function Confirmed({ title, text }: { title: string; text: string }) {
  const t = useText();
  const { loggedIn } = useSession();
  return (
    <Notice title={title}>
      <p>{text}</p>
      <Link className={buttonLook('primary', 'mt-4')} to={loggedIn ? homePath('sie') : paths.login}>
        {t(loggedIn ? 'verify.check' : 'login.submit')}
      </Link>
    </Notice>
  );
}

/** The link is good for nothing; the settings send another one. */
function Over({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <Notice title={title}>
      <p>{children}</p>
      <Link className={buttonLook('primary', 'mt-4')} to={paths.settings}>
        {t('verify.again')}
      </Link>
    </Notice>
  );
}
