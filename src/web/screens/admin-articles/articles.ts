import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/lib/http.ts';

export const articleStates = ['draft', 'published', 'scheduled'] as const;
export type ArticleState = (typeof articleStates)[number];

/** What is written about an article. */
export interface ArticleDraft {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly body: string;
  readonly status: ArticleState;
  /** Timestamp of the API, '' when nobody has said. */
  readonly published: string;
}

export interface Article extends ArticleDraft {
  readonly id: string;
  readonly updated: string;
}

/** An article as it was after a save. */
export interface ArticleVersion extends ArticleDraft {
  readonly id: string;
  readonly author: string;
  readonly created: string;
}

/** A legal page as it is as long as no article takes its place. */
export type BuiltIn = Pick<ArticleDraft, 'slug' | 'title' | 'description' | 'body'>;

const records = '/api/collections/articles/records';

export const emptyArticle: ArticleDraft = {
  slug: '',
  title: '',
  description: '',
  body: '',
  status: 'draft',
  published: '',
};

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['articles', 'one', id],
    queryFn: ({ signal }) => request<Article>(`${records}/${id}`, { signal }),
    retry: false,
    // What one is writing must not be replaced while one writes.
    staleTime: Infinity,
    gcTime: 0,
  });

export const builtInQuery = queryOptions({
  queryKey: ['articles', 'built-in'],
  queryFn: ({ signal }) => request<{ items: readonly BuiltIn[] }>('/api/articles/built-in', { signal }),
  staleTime: Infinity,
});

/** Stores an article: a new one without id. */
export function saveArticle(id: string | null, draft: ArticleDraft): Promise<Article> {
  return id === null
    ? request<Article>(records, { method: 'POST', body: draft })
    : request<Article>(`${records}/${id}`, { method: 'PATCH', body: draft });
}

export function deleteArticle(id: string): Promise<undefined> {
  return request(`${records}/${id}`, { method: 'DELETE' });
}

/** The HTML that the page would show. */
export async function previewArticle(body: string, signal: AbortSignal): Promise<string> {
  const answer = await request<{ html: string }>('/api/articles/preview', {
    method: 'POST',
    body: { body },
    signal,
  });
  return answer.html;
}

/** Stores a picture and gives the Markdown that shows it. */
export async function uploadImage(file: File, alt: string): Promise<string> {
  const body = new FormData();
  body.set('file', file);
  body.set('alt', alt);
  const image = await request<{ id: string; file: string }>('/api/collections/images/records', {
    method: 'POST',
    body,
  });
  return `![${alt.replaceAll(/[[\]\\]/g, '')}](/api/files/images/${image.id}/${image.file})`;
}

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title as part of an address: „Was heißt „stets“?“ → `was-heisst-stets`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 100);
}

/** A timestamp of the API as the browser's field for date and time has it, and back; '' stays ''. */
export function toLocalTime(timestamp: string): string {
  if (timestamp === '') return '';
  const moment = new Date(timestamp.replace(' ', 'T'));
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
export function fromLocalTime(local: string): string {
  return local === '' ? '' : new Date(local).toISOString().replace('T', ' ');
}

/** Where an article is read. */
export function articlePath(slug: string, builtIn: readonly BuiltIn[]): string {
  return builtIn.some((one) => one.slug === slug) ? `/${slug}` : `/artikel/${slug}`;
}
