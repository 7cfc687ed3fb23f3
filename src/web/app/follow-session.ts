import type { QueryClient } from '@tanstack/react-query';
import { message } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { getSession, hasSessionEnded, subscribeSession } from '#web/lib/session.ts';
import { showError } from '#web/lib/toasts.ts';

/** As much of the router as is needed here. */
interface Revalidates {
  readonly revalidate: () => Promise<void>;
  readonly state: { readonly location: { readonly pathname: string } };
}

/**
 * Keeps the page true to who is logged in: with another account, or without one, nothing of the former one stays in
 * memory, and the guards of the shown page are asked again (the session may have ended by itself or in another
 * window). An end that nobody here wanted is told: by the login where the guards lead there, else by a toast.
 */
export function followSession(queries: Pick<QueryClient, 'clear'>, router: Revalidates): () => void {
  let { userId } = getSession();
  return subscribeSession(() => {
    const now = getSession().userId;
    if (now === userId) return;
    const ended = userId !== '';
    userId = now;
    queries.clear();
    if (ended) void router.revalidate().then(() => tellEnd(router));
  });
}

function tellEnd({ state }: Revalidates): void {
  const isTold = state.location.pathname === paths.login;
  if (hasSessionEnded() && !isTold) void showError(message('error.session-ended'), 401);
}
