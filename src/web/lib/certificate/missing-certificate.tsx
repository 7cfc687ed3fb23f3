import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { ServerError } from '../http.ts';
import { useText } from '../i18n.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session.ts';
import { LoginEnded } from './login-ended.ts';
import { LoginLink } from './login-link.tsx';
import { useTitle } from '../use-title.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What the server says of a certificate that its owner cannot see any more. */
function reasonOf(error: unknown): 'deleted' | 'trashed' | 'gone' | 'ended' | null {
  if (error instanceof LoginEnded) return 'ended';
  if (!(error instanceof ServerError) || error.status !== 404) return null;
  const { code } = (error.data['reason'] ?? {}) as { readonly code?: string };
  return code === 'deleted' || code === 'trashed' ? code : 'gone';
}

/** Is a certificate not there, whatever the reason? */
export const isMissing = (error: unknown): boolean => reasonOf(error) !== null;

const titles = {
  deleted: 'deleted.title',
  trashed: 'certificate.trashed-title',
  gone: 'certificate.gone-title',
  ended: 'certificate.ended-title',
} as const;

/** Is a certificate not there, and nothing better to be done than to begin another? */
export function useIsMissing(): (error: unknown) => boolean {
  const { loggedIn } = useSession();
  return (error) => {
    const reason = reasonOf(error);
    return isMissing(error) && reason !== 'ended' && (loggedIn || reason !== 'gone');
  };
}

interface Props {
  readonly error: unknown;
  /** Tries again, where that may help. */
  readonly onRetry?: () => void;
  /** The way on. */
  readonly children: ReactNode;
}

/** In place of a certificate that cannot be shown: its owner is told whether it was deleted (specification §8). */
export function MissingCertificate({ error, onRetry, children }: Props) {
  const t = useText();
  const { loggedIn } = useSession();
  const reason = reasonOf(error);
  // To a guest the server cannot say more than that there is nothing: it may well be in an account.
  const isForGuest = reason === 'gone' && !loggedIn;
  const title = t(
    isForGuest ? 'certificate.guest-title' : reason === null ? 'certificate.failed-title' : titles[reason],
  );
  useTitle(title);
  if (reason === 'ended' || isForGuest) {
    return (
      <Notice title={title}>
        <p>{t(`certificate.${isForGuest ? 'guest' : 'ended'}-text`)}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <LoginLink className={buttonLook('primary')} />
          {children}
        </div>
      </Notice>
    );
  }
  if (reason === 'deleted') {
    return (
      <Notice title={title}>
        <p>{t('deleted.text')}</p>
        <p className="text-ink-soft">{t('deleted.explained')}</p>
        <div className="flex flex-wrap gap-3 pt-2">{children}</div>
      </Notice>
    );
  }
  if (reason === 'trashed') {
    return (
      <Notice title={title}>
        <p>{t('certificate.trashed-text')}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Link to={paths.cockpit} className={buttonLook('primary')}>
            {t('certificate.to-cockpit')}
          </Link>
          {children}
        </div>
      </Notice>
    );
  }
  const isGone = reason === 'gone';
  return (
    <Notice title={title}>
      <p>{t(isGone ? 'certificate.gone-text' : 'certificate.failed-text')}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        {!isGone && onRetry !== undefined && (
          <Button look="primary" onClick={onRetry}>
            {t('certificate.retry')}
          </Button>
        )}
        {children}
      </div>
    </Notice>
  );
}
