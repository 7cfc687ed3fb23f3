import { queryOptions } from '@tanstack/react-query';
import { request } from '../http.ts';

/** Who reads along, as it is said before the consent. */
export interface ModelNotice {
  readonly provider: string;
  readonly name: string;
  /** Where it stands; '' where the operator did not say. */
  readonly place: string;
}

/** Whether there is a language model; null where there is none, and where asking failed nothing is offered. */
export const modelQuery = queryOptions({
  queryKey: ['model'],
  queryFn: async ({ signal }) =>
    (await request<{ model: ModelNotice | null }>('/api/model', { signal })).model,
  staleTime: Infinity,
  retry: false,
});
