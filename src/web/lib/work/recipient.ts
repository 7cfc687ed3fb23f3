import { queryOptions } from '@tanstack/react-query';
import type { CertificateType } from '#domain/letter/certificate-type.ts';
import type { Problem } from '#domain/letter/fields.ts';
import type { Letter } from '#domain/letter/letter.ts';
import type { Comment } from '#domain/workflow/comments.ts';
import type { Access, Field, Step } from '#domain/workflow/permissions.ts';
import type { Task } from '#domain/workflow/task.ts';
import type { TextEdit } from '#domain/workflow/text-edits.ts';
import { request, ServerError } from '../http.ts';
import { tokenHeader } from './token.ts';

export type { Comment } from '#domain/workflow/comments.ts';

/** What a recipient sees; timestamps as the API sends them, '' where there is none. */
export interface InvitationView {
  readonly id: string;
  readonly task: Task;
  readonly role: 'employer' | 'employee';
  readonly name: string;
  readonly message: string;
  readonly status: 'open' | 'waiting' | 'done';
  readonly decision: 'approved' | 'changes' | '';
  readonly due: string;
  readonly expires: string;
  readonly saved: string;
  readonly comments: readonly Comment[];
  /** Of the round before. */
  readonly earlier: readonly Comment[];
  /** What he changed in the text in this round. */
  readonly edits: readonly TextEdit[];
  readonly asker: string;
  /** For whom the reference speaks; '' where nobody has entered it. */
  readonly employer: string;
  readonly about: string;
  readonly type: CertificateType;
  readonly steps: readonly Step[];
  readonly access: Readonly<Record<Field, Access>>;
  readonly values: Partial<Record<Field, unknown>>;
  readonly entries: Partial<Record<Field, unknown>>;
  /** What stands on the sheet around the text; null where he does not see it. */
  readonly paper: {
    readonly firm: string;
    /** Place and date; '' where there is neither. */
    readonly place: string;
    readonly signatories: readonly { readonly name: string; readonly role: string }[];
  } | null;
  readonly missing: readonly Problem[];
  readonly version: number;
  /** Names the text that is to be approved. */
  readonly text: string;
  /** Since when the text is not the one that he approved. */
  readonly outdated: string;
  readonly locked: boolean;
  readonly closed: boolean;
  readonly download: boolean;
  /** Of signatories: as the owner named it. */
  readonly function: string;
  readonly signatories: readonly { readonly name: string; readonly signed: boolean; readonly when: string }[];
  readonly digital?: boolean;
  readonly consent?: { readonly at: string } | null;
}

export const invitationKey = ['invitation'] as const;

export function askRecipient<Answer = InvitationView>(
  method: 'GET' | 'POST' | 'PATCH',
  path = '',
  body?: object,
): Promise<Answer> {
  return request<Answer>(`/api/invitation${path}`, {
    method,
    headers: tokenHeader(),
    ...(body === undefined ? {} : { body }),
  });
}

/**
 * Closes the own task. Where the answer to the first try was lost, the next one finds the task closed (409): that is
 * what was wanted, unless something else had been decided.
 * @throws ServerError 400 for what is missing or faulty, 409 when it was not the own repeat
 */
export async function closeTask(
  path: '/finish' | '/sign',
  body: Readonly<Record<string, unknown>>,
): Promise<InvitationView> {
  try {
    return await askRecipient('POST', path, body);
  } catch (error) {
    if (!(error instanceof ServerError && error.status === 409)) throw error;
    const now = await askRecipient('GET');
    if (now.status !== 'done' || now.decision !== (body['decision'] ?? '')) throw error;
    return now;
  }
}

export const invitationQuery = () =>
  queryOptions({
    queryKey: invitationKey,
    queryFn: () => askRecipient('GET'),
    retry: false,
    staleTime: Infinity,
  });

export const letterOf = (view: InvitationView): Letter | null =>
  (view.values.letter as Letter | null) ?? null;
