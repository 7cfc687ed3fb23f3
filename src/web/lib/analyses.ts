import type { Reading } from '#domain/decode/reading.ts';
import { queryOptions } from '@tanstack/react-query';
import { request, ServerError } from './http.ts';

/** How far the reading of pages is, see the server. */
export interface Progress {
  readonly stage: 'queued' | 'opening' | 'turning' | 'straightening' | 'recognising';
  /** From 1; 0 while it waits. */
  readonly page: number;
  readonly pages: number;
  /** 0…1 of all pages. */
  readonly share: number;
  /** Pages of others that come before. */
  readonly ahead: number;
  /** What is left. */
  readonly seconds: number;
}

/** Why somebody should look at what was read. Pages count from 1. */
export type ReviewReason =
  | { readonly kind: 'failed-page'; readonly page: number; readonly message: string }
  | { readonly kind: 'low-confidence'; readonly page: number; readonly confidence: number }
  | { readonly kind: 'small-letters'; readonly page: number }
  | { readonly kind: 'lost-lines'; readonly page: number; readonly count: number }
  | { readonly kind: 'weak-grade-words'; readonly page: number; readonly words: readonly string[] }
  | { readonly kind: 'repaired'; readonly page: number; readonly read: string; readonly written: string }
  | { readonly kind: 'gap'; readonly page: number; readonly before: string; readonly after: string }
  | { readonly kind: 'misread'; readonly page: number; readonly read: string; readonly meant: string }
  | { readonly kind: 'broken'; readonly page: number; readonly quote: string }
  | {
      readonly kind: 'missing-pages';
      readonly numbers: readonly number[];
      readonly place: 'numbered' | 'start' | 'end';
    }
  | { readonly kind: 'wrong-language'; readonly message: string }
  | { readonly kind: 'not-a-reference'; readonly message: string };

/** A stored analysis as the API sends it; dates are `YYYY-MM-DD HH:mm:ss.SSSZ` in UTC. */
export interface StoredAnalysis {
  readonly id: string;
  readonly status: 'queued' | 'reading' | 'needs-review' | 'decoding' | 'done' | 'failed';
  /** Name of the file it came from; empty for pasted text. */
  readonly source_name: string;
  readonly text: string;
  readonly reading: Reading | null;
  readonly progress: Progress | null;
  readonly review: readonly ReviewReason[] | null;
  /** German, where it failed. */
  readonly failure: string;
  readonly expires: string;
  readonly created: string;
}

/** One that was judged. */
export interface AnalysisRecord extends StoredAnalysis {
  readonly reading: Reading;
}

/** True while a record changes by itself. */
export const isUnderWay = ({ status }: StoredAnalysis): boolean =>
  status === 'queued' || status === 'reading' || status === 'decoding';

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
): Promise<StoredAnalysis> {
  if ('text' in input) return request('/api/analyses', { method: 'POST', body: { text: input.text } });
  const form = new FormData();
  for (const file of input.files) form.append('files', file, file.name);
  return request('/api/analyses', { method: 'POST', body: form, ...(onUpload ? { onUpload } : {}) });
}

/** Deletes an analysis for good. One that is gone already is what was wanted. */
export async function deleteAnalysis(id: string): Promise<void> {
  try {
    await request(recordPath(id), { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ServerError) || error.status !== 404) throw error;
  }
}

/** Where the report of an analysis can be downloaded. */
export function reportPath(id: string): string {
  return `/api/analyses/${encodeURIComponent(id)}/report.pdf`;
}

/** The letter to the employer comes as either. */
export type CorrectionFormat = 'pdf' | 'docx';

/** Where the letter that asks the employer for what the reading found can be downloaded. */
export function correctionPath(id: string, format: CorrectionFormat): string {
  return `/api/analyses/${encodeURIComponent(id)}/correction.${format}`;
}

/** How often to ask how far it is, where no message comes. */
const askEvery = 4000;

/**
 * How a screen asks for an analysis. One that is finished never changes, and a refusal (404) will not change either;
 * one that is being read is asked for again.
 */
export function analysisQuery(id: string) {
  return queryOptions({
    queryKey: ['analyses', id],
    queryFn: ({ signal }) => request<StoredAnalysis>(recordPath(id), { signal }),
    staleTime: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? 0 : Infinity),
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? askEvery : false),
    retry: (failures, error) => !(error instanceof ServerError) && failures < 2,
  });
}
