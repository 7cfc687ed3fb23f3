import { queryOptions } from '@tanstack/react-query';
import type { Reading } from '#domain/decode/reading.ts';
import { request } from './http.ts';
import { linkToken, sharedLetterKey, sharedResultKey } from './link-token.ts';
import { paths } from './paths.ts';

/** Tokens of links by which others read a document. */
export const sharedTokens = {
  certificate: linkToken(sharedLetterKey, paths.sharedLetter, 'x-share'),
  analysis: linkToken(sharedResultKey, paths.sharedResult, 'x-share'),
} as const;

/** A letter as it stands on paper. */
export interface SharedLetter {
  readonly heading: string;
  readonly firm: string;
  readonly paragraphs: readonly { readonly text: string; readonly list: readonly string[] }[];
  /** Place and date. */
  readonly place: string;
  readonly signatories: readonly { readonly name: string; readonly role: string }[];
  readonly signed: boolean;
  readonly expires: string;
}

export interface SharedAnalysis {
  readonly text: string;
  readonly reading: Reading;
  readonly created: string;
  readonly expires: string;
}

interface Shared {
  readonly certificate: SharedLetter;
  readonly analysis: SharedAnalysis;
}

export const sharedPath = (kind: keyof Shared): string => `/api/shared/${kind}`;

/** What a link of this kind opens. */
export const sharedQuery = <Kind extends keyof Shared>(kind: Kind) =>
  queryOptions({
    queryKey: ['shared', kind],
    queryFn: () => request<Shared[Kind]>(sharedPath(kind), { headers: sharedTokens[kind].header() }),
    retry: false,
    staleTime: Infinity,
  });
