import { queryOptions } from '@tanstack/react-query';
import type { ExplanationKind, ExplanationRow } from '#domain/knowledge/guides/explanations.ts';
import { request } from './http.ts';
import type { RecordPage } from './records.ts';

/** A text that a superuser wrote in the place of a built-in one. */
export interface StoredExplanation extends ExplanationRow {
  readonly id: string;
}

/** All explanations that were rewritten; there are fewer than one page holds. */
export const explanationsQuery = queryOptions({
  queryKey: ['explanations', 'all'],
  queryFn: async ({ signal }) => {
    const path = '/api/collections/explanations/records?perPage=500&fields=id,kind,key,text';
    const { items } = await request<RecordPage<StoredExplanation>>(path, { signal });
    return items;
  },
  retry: false,
});

const records = '/api/collections/explanations/records';

/** Stores a text for a key; `id` is that of the row that is there already. */
export function saveExplanation(
  id: string | null,
  kind: ExplanationKind,
  key: string,
  text: string,
): Promise<StoredExplanation> {
  return id === null
    ? request(records, { method: 'POST', body: { kind, key, text } })
    : request(`${records}/${id}`, { method: 'PATCH', body: { text } });
}
