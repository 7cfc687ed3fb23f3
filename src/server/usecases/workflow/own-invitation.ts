import type { Actor } from '../../auth/actor.ts';
import { certificates, invitations } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { ApiError, notFound } from '../../errors.ts';
import { lockRow } from '../../records/access.ts';
import { write, type WriteParts } from '../../records/write.ts';
import type { Writing } from '../../records/write-record.ts';

/** An invitation of the actor's own with its certificate, both locked and in stored form. */
export interface OwnInvitation {
  readonly invitation: Row;
  readonly certificate: Row;
}

/**
 * Does something with an invitation on behalf of the owner of the certificate.
 * @throws ApiError 404 when it is not his, 409 when the certificate is signed
 */
export async function withOwnInvitation<T>(
  parts: WriteParts,
  actor: Actor,
  id: string,
  work: (writing: Writing, own: OwnInvitation) => Promise<T>,
): Promise<T> {
  return write(parts, actor, async (writing) => {
    const invitation = await lockRow(writing, invitations, 'view', id);
    const certificate =
      invitation && (await lockRow(writing, certificates, 'view', String(invitation['certificate'])));
    if (invitation === undefined || certificate === undefined) throw notFound();
    if (certificate['status'] === 'signed')
      throw new ApiError(409, 'Das Zeugnis ist unterzeichnet und abgeschlossen.');
    return work(writing, { invitation, certificate });
  });
}
