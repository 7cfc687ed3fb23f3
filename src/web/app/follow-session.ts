import type { QueryClient } from '@tanstack/react-query';
import { getSession, subscribeSession } from '#web/lib/session.ts';

/** As much of the router as is needed here. */
interface Revalidates {
  readonly revalidate: () => Promise<void>;
}

/**
 * Keeps the page true to who is logged in: with another account, or without one, nothing of the former one stays in
 * memory, and the guards of the shown page are asked again (the session may have ended by itself or in another
 * window).
 */
export function followSession(queries: Pick<QueryClient, 'clear'>, router: Revalidates): () => void {
  let { userId } = getSession();
  return subscribeSession(() => {
    const now = getSession().userId;
    if (now === userId) return;
    const ended = userId !== '';
    userId = now;
    queries.clear();
    if (ended) void router.revalidate();
  });
}
