import { queryOptions } from '@tanstack/react-query';
import type { StoredAnalysis } from './analyses.ts';
import { request } from './http.ts';

/** What stands in the text where the page holds words that were not read, see documents/read/picture. */
export const unreadMark = '[…]';

/** A word that was read with little confidence: offsets in the text of its page, and its place on the picture (0…1). */
export interface WeakWord {
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A page of a reference that is being looked at. */
export interface ReviewPage {
  readonly id: string;
  readonly position: number;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly text: string;
  readonly edited: boolean;
  readonly confidence: number;
  /** German, where it could not be read. */
  readonly fault: string;
  readonly hints: readonly ('dark' | 'uneven' | 'small' | 'curved' | 'blurred')[];
  readonly weak: readonly WeakWord[];
  /** Names its picture, another one after it was turned; '' without one. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

const base = (analysis: string) => `/api/analyses/${encodeURIComponent(analysis)}`;
const pagePath = (analysis: string, page: string) => `${base(analysis)}/pages/${page}`;

/** How a screen asks for the pages of an analysis. */
export function pagesQuery(analysis: string) {
  return queryOptions({
    queryKey: ['analyses', analysis, 'pages'],
    queryFn: async ({ signal }) =>
      (await request<{ items: readonly ReviewPage[] }>(`${base(analysis)}/pages`, { signal })).items,
    staleTime: Infinity,
  });
}

/** The newest reference of this visitor that waits for a look; undefined when none does. */
export async function findWaiting(): Promise<StoredAnalysis | undefined> {
  const query = new URLSearchParams({ filter: 'status = "needs-review"', sort: '-created', perPage: '1' });
  const { items } = await request<{ items: readonly StoredAnalysis[] }>(
    `/api/collections/analyses/records?${query}`,
  );
  return items[0];
}

/** Where the picture of a page is. */
export function picturePath(analysis: string, { id, picture }: ReviewPage): string {
  return `${pagePath(analysis, id)}/picture.jpg?${new URLSearchParams({ v: picture })}`;
}

/** What can be done with a page; each answers with the analysis as it is then. */
export const changes = {
  change: (analysis: string, page: string, change: { turn?: 90; text?: string; position?: number }) =>
    request<StoredAnalysis>(pagePath(analysis, page), { method: 'PATCH', body: change }),
  remove: (analysis: string, page: string) =>
    request<StoredAnalysis>(pagePath(analysis, page), { method: 'DELETE' }),
  replace: (analysis: string, page: string, files: readonly File[]) =>
    request<StoredAnalysis>(pagePath(analysis, page), { method: 'PUT', body: formOf(files.slice(0, 1)) }),
  add: (analysis: string, files: readonly File[]) =>
    request<StoredAnalysis>(`${base(analysis)}/pages`, { method: 'POST', body: formOf(files) }),
  cancel: (analysis: string) => request<StoredAnalysis>(`${base(analysis)}/cancel`, { method: 'POST' }),
  /** Takes the text as it is now and goes on to the result. */
  finish: (analysis: string, text: string) =>
    request<StoredAnalysis>(`${base(analysis)}/text`, { method: 'PATCH', body: { text } }),
};

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return form;
}
