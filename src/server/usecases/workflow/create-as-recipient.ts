import { columnsWith, permissions } from '#domain/workflow/permissions.ts';
import type { Task } from '#domain/workflow/task.ts';
import { certificates } from '../../collections/content.ts';
import { forbidden } from '../../errors.ts';
import { markApprovals } from '../../history/approved-text.ts';
import { contentOf } from '../../history/content-columns.ts';
import { keepHistory } from '../../history/keep-history.ts';
import { changeRecord } from '../../records/change-record.ts';
import type { WriteParts } from '../../records/write.ts';
import { writeLetterInto } from '../generate-certificate.ts';
import type { OpenInvitation } from './open-invitation.ts';
import { asRecipient } from './save-entries.ts';
import { entriesOf } from './view-invitation.ts';

/**
 * Writes the letter for somebody who was asked to rate and create: his ratings go into the certificate with it, for
 * that is what he was asked for. The state before is kept.
 * @throws ApiError 403 for other tasks, 400 with `data` when answers are missing
 */
export async function createAsRecipient(
  parts: WriteParts,
  open: OpenInvitation,
  seed?: number,
): Promise<OpenInvitation> {
  const task = String(open.invitation['task']) as Task;
  if (task !== 'rate-and-create' || permissions[task].letter !== 'edit') throw forbidden();
  return asRecipient(parts, open, async (writing, now) => {
    const columns = columnsWith(contentOf(now.certificate), entriesOf(now.invitation));
    const rated = await changeRecord(writing, certificates, now.certificate, columns);
    const certificate = await writeLetterInto(writing, rated, seed);
    await markApprovals(writing, certificate, writing.author);
    await keepHistory(writing, certificate, { author: writing.author, action: 'generated' }, true);
    return { ...now, certificate };
  });
}
