import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './http.ts';
import type { ListOptions, RecordPage } from './records.ts';

/** How a screen asks for a page of a list that is no collection: `/api/logs`. */
export function pageQuery<Item, More extends object = object>(path: string, options: ListOptions) {
  return queryOptions({
    queryKey: [path, options],
    queryFn: ({ signal }) => {
      const set = Object.entries(options).filter(([, value]) => value !== undefined && value !== '');
      const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
      return request<RecordPage<Item> & More>(`${path}?${query.toString()}`, { signal });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: false,
  });
}
