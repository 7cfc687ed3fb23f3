import type { Reading } from '#domain/decode/reading.ts';
import { queryOptions } from '@tanstack/react-query';
import { request, ServerError } from './http.ts';

/** A stored analysis as the API sends it; dates are `YYYY-MM-DD HH:mm:ss.SSSZ` in UTC. */
export interface AnalysisRecord {
  readonly id: string;
  readonly status: 'done';
  /** Name of the file it came from; empty for pasted text. */
  readonly source_name: string;
  readonly text: string;
  readonly reading: Reading;
  readonly expires: string;
  readonly created: string;
}

/** What a visitor hands in: text, or files that are the pages of one reference in this order. */
export type AnalysisInput = { readonly text: string } | { readonly files: readonly File[] };

const recordPath = (id: string) => `/api/collections/analyses/records/${encodeURIComponent(id)}`;

/**
 * Sends a reference to be read.
 * @param onUpload told 0…1 while files are on their way
 */
export function createAnalysis(
  input: AnalysisInput,
  onUpload?: (share: number) => void,
): Promise<AnalysisRecord> {
  if ('text' in input) return request('/api/analyses', { method: 'POST', body: { text: input.text } });
  const form = new FormData();
  for (const file of input.files) form.append('files', file, file.name);
  return request('/api/analyses', { method: 'POST', body: form, ...(onUpload ? { onUpload } : {}) });
}

/** Deletes an analysis for good. */
export function deleteAnalysis(id: string): Promise<undefined> {
  return request(recordPath(id), { method: 'DELETE' });
}

/** Where the report of an analysis can be downloaded. */
export function reportPath(id: string): string {
  return `/api/analyses/${encodeURIComponent(id)}/report.pdf`;
}

/** How a screen asks for an analysis. A record never changes, and a refusal (404) will not change either. */
export function analysisQuery(id: string) {
  return queryOptions({
    queryKey: ['analyses', id],
    queryFn: ({ signal }) => request<AnalysisRecord>(recordPath(id), { signal }),
    staleTime: Infinity,
    retry: (failures, error) => !(error instanceof ServerError) && failures < 2,
  });
}
