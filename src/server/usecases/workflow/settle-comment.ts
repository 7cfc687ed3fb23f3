import { markDone, type Comment } from '#domain/workflow/comments.ts';
import type { Actor } from '../../auth/actor.ts';
import { invitations } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { changeRecord } from '../../records/change-record.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import type { WriteParts } from '../../records/write.ts';
import { withOwnInvitation } from './own-invitation.ts';

/** What a recipient remarked until now. */
export const commentsOf = (invitation: Row): readonly Comment[] =>
  (JSON.parse(String(invitation['comments'])) as readonly Comment[] | null) ?? [];

/**
 * Marks a remark as taken care of, or takes that back.
 * @throws ApiError 404 for a remark that is not there (any more)
 */
export async function settleComment(
  parts: WriteParts,
  actor: Actor,
  id: string,
  { done, ...comment }: { readonly block: string; readonly text: string; readonly done: boolean },
): Promise<ApiRecord> {
  const row = await withOwnInvitation(parts, actor, id, async (writing, { invitation }) => {
    const comments = markDone(commentsOf(invitation), comment, done);
    if (comments === null) throw notFound();
    return changeRecord(writing, invitations, invitation, { comments });
  });
  return toRecord(invitations, row, actor);
}
