import { Navigate } from 'react-router';
import { ServerError } from './http.ts';
import { paths } from './paths.ts';

/** Whether a link leads nowhere (any more). */
export const isGoneLink = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.status === 410;

/** Leads on to the screen that says why: the link is over, or what it led to was deleted (specification §8). */
export function GoneLink({ error }: { error: ServerError }) {
  const reason = error.data['reason'] as { readonly code?: string } | undefined;
  return <Navigate to={reason?.code === 'deleted' ? paths.deleted : paths.linkExpired} replace />;
}
