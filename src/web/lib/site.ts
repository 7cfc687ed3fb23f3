import { queryOptions } from '@tanstack/react-query';
import { request } from './http.ts';

/** What the service says of itself. */
export interface Site {
  readonly name: string;
  /** For letters of visitors; null where the operator named none. */
  readonly email: string | null;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** How usage is counted, null where it is not. */
  readonly analytics: { readonly key: string } | null;
  /** Whether Google accounts can log in. */
  readonly google: boolean;
  /** Whether mails reach people; otherwise they lie in a folder of the server. */
  readonly mails: boolean;
  /** Whether there are articles to read. */
  readonly articles: boolean;
}

/** How a screen asks for it; it does not change while the page is open. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => request<Site>('/api/site', { signal }),
  staleTime: Infinity,
});
