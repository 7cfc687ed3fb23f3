import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Letter } from '#domain/letter/letter.ts';
import type { HistoryAction } from '#domain/workflow/history.ts';
import type { RecipientRole, Task } from '#domain/workflow/task.ts';
import type { TextEdit } from '#domain/workflow/text-edits.ts';
import { request } from '../http.ts';
import { stepPath } from '../paths.ts';
import { listenForChanges } from '../realtime.ts';
import { quoted, type RecordPage } from '../records.ts';
import type { Comment } from './recipient.ts';

/** What was rated: in a certificate, or by somebody who was asked to. */
export interface Rated {
  readonly performance?: {
    readonly ratings?: Readonly<Record<string, number>>;
    readonly positive_traits?: readonly string[];
    readonly leadership_traits?: readonly string[];
  } | null;
  readonly behavior?: { readonly internal?: number | null; readonly customers?: number | null } | null;
}

export interface InvitationRecord {
  readonly id: string;
  readonly certificate: string;
  readonly email: string;
  readonly name: string;
  readonly role: RecipientRole;
  readonly task: Task;
  readonly status: 'open' | 'waiting' | 'done' | 'revoked';
  readonly decision: 'approved' | 'changes' | '';
  /** Since when and by whom the text is another one than was approved; '' where it is not. */
  readonly outdated: string;
  readonly outdated_by: string;
  readonly progress: number;
  readonly entries: Rated | null;
  readonly comments: readonly Comment[];
  /** What he changed in the text while he was asked to approve it. */
  readonly edits: readonly TextEdit[];
  readonly due: string;
  readonly expires: string;
  readonly opened: string;
  readonly saved: string;
  readonly finished: string;
  readonly reminded: string;
  readonly taken: string;
  readonly signature: { readonly name: string } | null;
}

export interface CertificateRecord extends Rated {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly project_name: string;
  readonly person: { readonly first_name?: string; readonly last_name?: string } | null;
  readonly signatories: readonly { readonly name: string; readonly role: string }[] | null;
  readonly letter: Letter | null;
  readonly locked: boolean;
  /** Of the issue; '' where they are not filled in. */
  readonly place: string;
  readonly date: string;
  readonly due: string;
  readonly digital_only: boolean;
  readonly consent: { readonly at: string; readonly by: string } | null;
  readonly sealed: {
    readonly hash: string;
    readonly at: string;
    readonly kind: 'sealed' | 'outside';
    readonly claimsQualified?: boolean;
    readonly signatures: readonly {
      readonly name: string;
      readonly function: string;
      /** Who was invited to sign, where another name was signed. */
      readonly invited?: string;
      /** Whoever invited knew the link to sign as well. */
      readonly ownerHadLink?: true;
    }[];
  } | null;
  readonly updated: string;
}

export interface HistoryRecord {
  readonly id: string;
  readonly number: number;
  readonly author: string;
  readonly action: HistoryAction;
  readonly about: string;
  readonly version: number;
  readonly updated: string;
}

export interface VersionRecord {
  readonly id: string;
  readonly number: number;
  readonly author: string;
  readonly reason: string;
  readonly updated: string;
  readonly letter: Letter | null;
  readonly answers: Readonly<Record<string, unknown>>;
}

const workKey = 'work';

function all<Item>(collection: string, certificate: string, sort: string, fields = '') {
  const query = new URLSearchParams({
    perPage: '500',
    sort,
    filter: `certificate = ${quoted(certificate)}`,
    ...(fields === '' ? {} : { fields }),
  });
  return queryOptions({
    queryKey: [workKey, certificate, collection],
    queryFn: async () =>
      (await request<RecordPage<Item>>(`/api/collections/${collection}/records?${query}`)).items,
    retry: false,
  });
}

export const invitationsQuery = (id: string) => all<InvitationRecord>('invitations', id, 'created,position');
export const historyQuery = (id: string) => all<HistoryRecord>('certificate_history', id, '-number');
export const versionsQuery = (id: string) => all<VersionRecord>('certificate_versions', id, '-number');
export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: [workKey, id, 'certificate'],
    queryFn: () =>
      request<CertificateRecord>(`/api/collections/certificates/records/${encodeURIComponent(id)}`),
    retry: false,
  });

export const nameOf = ({
  person,
  project_name: project,
}: Pick<CertificateRecord, 'person' | 'project_name'>) =>
  [person?.first_name, person?.last_name].filter(Boolean).join(' ') || project;

/**
 * Where the letter is written. Without one the last step of the answers: it leads to the first that is not right yet,
 * and where all are, the letter is made there.
 */
export const writingPath = ({ id, letter }: Pick<CertificateRecord, 'id' | 'letter'>): string =>
  stepPath('sie', letter ? 'editor' : 'beendigung', id);

/** Asks anew whenever something happens to a certificate or to what belongs to it. */
export function useLiveWork(id: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenForChanges([`certificates/${id}`, 'invitations/*', 'certificate_history/*'], () => {
        void queries.invalidateQueries({ queryKey: [workKey, id] });
      }),
    [queries, id],
  );
}
