import { useQuery, useQueryClient } from '@tanstack/react-query';
import { handleError } from '#web/lib/handle-error.ts';
import { request } from '#web/lib/http.ts';
import { useSession } from '#web/lib/session.ts';
import { invitationsQuery, type InvitationRecord } from '#web/lib/work/owner.ts';

/** What somebody who was asked to approve the letter remarks on it. */
export interface Remark {
  readonly invitation: string;
  readonly who: string;
  /** '' is the whole letter. */
  readonly block: string;
  readonly text: string;
  readonly done: boolean;
}

export interface Remarks {
  readonly all: readonly Remark[];
  readonly settle: (remark: Remark, done: boolean) => Promise<void>;
}

/** The remarks in all invitations that still count, in their order. */
export const remarksIn = (invitations: readonly InvitationRecord[]): Remark[] =>
  invitations
    .filter(({ status }) => status !== 'revoked')
    .flatMap(({ id, name, email, comments }) =>
      comments.map(({ block, text, done = false }) => ({
        invitation: id,
        who: name || email,
        block,
        text,
        done,
      })),
    );

/** The remarks on a letter, for whoever works on it. Guests ask nobody to approve. */
export function useRemarks(certificate: string): Remarks {
  const queries = useQueryClient();
  const { loggedIn } = useSession();
  const query = invitationsQuery(certificate);
  const { data = [] } = useQuery({
    ...query,
    enabled: loggedIn && certificate !== '',
    refetchOnWindowFocus: true,
  });
  return {
    all: remarksIn(data),
    async settle({ invitation, block, text }, done) {
      try {
        const body = { block, text, done };
        await request(`/api/invitations/${invitation}/comments`, { method: 'POST', body });
      } catch (error) {
        handleError(error);
      } finally {
        await queries.invalidateQueries({ queryKey: query.queryKey });
      }
    },
  };
}
