import type { QueryClient } from '@tanstack/react-query';
import { siteQuery } from '#web/lib/site.ts';
import { countUsage, type Navigates, type UsageClient } from './count-usage.ts';

/**
 * Counts usage where the service is set up for it, see `countUsage`.
 * @param load gives the client for a key
 */
export async function startUsage(
  router: Navigates,
  queries: QueryClient,
  load?: (key: string) => Promise<UsageClient>,
): Promise<void> {
  const site = await queries.fetchQuery(siteQuery).catch(() => null);
  if (site?.analytics) await countUsage(router, site.analytics.key, load);
}
