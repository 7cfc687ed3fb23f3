import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './http.ts';

/** A page of a collection, as the API sends it. */
export interface RecordPage<Item> {
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
  readonly items: readonly Item[];
}

export interface ListOptions {
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
  readonly sort?: string;
  /** In the grammar of the API; quote values with `quoted`. */
  readonly filter?: string;
  readonly fields?: string;
  /** Relations whose rows shall come along. */
  readonly expand?: string;
}

/** A text as a value in a filter. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** The address of a page of a collection. */
export function listPath(collection: string, options: ListOptions): string {
  const set = Object.entries(options).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return `/api/collections/${collection}/records?${query.toString()}`;
}

/** How a screen asks for a page of a collection; the former page stays until the next one is there. */
export function listQuery<Item>(collection: string, options: ListOptions) {
  return queryOptions({
    queryKey: [collection, 'list', options],
    queryFn: ({ signal }) => request<RecordPage<Item>>(listPath(collection, options), { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Deletes a record for good. */
export function deleteRecord(collection: string, id: string): Promise<undefined> {
  return request(`/api/collections/${collection}/records/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** What a page of the API holds at most. */
const mostPerPage = 500;

/** All records of a collection, however many pages they fill. */
export function allQuery<Item>(collection: string, options: Omit<ListOptions, 'page' | 'perPage'>) {
  return queryOptions({
    queryKey: [collection, 'all', options],
    queryFn: async ({ signal }) => {
      const items: Item[] = [];
      for (let page = 1; ; page += 1) {
        const path = listPath(collection, { ...options, page, perPage: mostPerPage });
        const found = await request<RecordPage<Item>>(path, { signal });
        items.push(...found.items);
        if (page >= found.totalPages) return items;
      }
    },
    retry: false,
  });
}
