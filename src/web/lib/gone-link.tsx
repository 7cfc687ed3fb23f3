import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { handleError } from './handle-error.ts';
import { ServerError } from './http.ts';
import { useText } from './i18n.ts';
import { homePath } from './paths.ts';
import { sharedQuery } from './shared.ts';
import { useTitle } from './use-title.ts';

/** Whether a link leads nowhere (any more). */
export const isGoneLink = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.status === 410;

interface GoneLinkProps {
  /** What the link led to. */
  readonly kind: 'certificate' | 'analysis';
  readonly error: ServerError;
}

/**
 * Says of a link to read by that it is over, or that what it led to was deleted. The notice of the generator is for
 * those who were invited to work on a reference: a reader never saw the generator.
 */
export function GoneLink({ kind, error }: GoneLinkProps) {
  const t = useText();
  const reason = error.data['reason'] as { readonly code?: string } | undefined;
  const deleted = reason?.code === 'deleted';
  const title = t(deleted ? `shared.deleted-${kind}-title` : 'shared.over-title');
  useTitle(title);
  return (
    <Notice title={title}>
      <p>{t(deleted ? `shared.deleted-${kind}` : `shared.over-${kind}`)}</p>
      {!deleted && <p>{t('shared.over-next')}</p>}
      <Link to={homePath('sie')} className={buttonLook('plain', 'mt-4')}>
        {t('shared.own')}
      </Link>
    </Notice>
  );
}

/** Tells why something could not be fetched by a link; one that ended meanwhile gives way to the notice that says so. */
export function useSharedFault(kind: GoneLinkProps['kind']): (error: unknown) => void {
  const queries = useQueryClient();
  return (error) => {
    if (isGoneLink(error)) void queries.invalidateQueries({ queryKey: sharedQuery(kind).queryKey });
    else handleError(error);
  };
}
