import type { Actor } from '../../auth/actor.ts';
import { toTimestamp } from '../../clock.ts';
import { ApiError } from '../../errors.ts';
import { changeRecord } from '../../records/change-record.ts';
import type { ApiRecord } from '../../records/row.ts';
import type { WriteParts } from '../../records/write.ts';
import { withOwnDocument } from './own-document.ts';

/**
 * Puts a document into the trash. It is out of everybody's reach at once, links and invitations included, and can be
 * taken out again for some days (`emptyTrash`): undoing rests on the server and not on a tab that may be closed.
 * @throws ApiError 409 while it is being signed: others would stand before a closed door with the pen in their hand
 */
export async function trashDocument(parts: WriteParts, actor: Actor, id: string): Promise<ApiRecord> {
  return withOwnDocument(parts, actor, id, async (writing, { collection, row }) => {
    if (row['trashed'] !== '') return;
    if (row['locked'] === 1 && row['status'] !== 'signed') {
      const text = 'Das Zeugnis wird gerade unterzeichnet. Bitte zuerst die Unterzeichnung abbrechen.';
      throw new ApiError(409, text);
    }
    // An open editor must not bring it back: its version stays good, but it is not there to be saved any more.
    await changeRecord(writing, collection, row, { trashed: toTimestamp(writing.now) }, true);
  });
}

/** Takes a document out of the trash, as it was. */
export async function restoreDocument(parts: WriteParts, actor: Actor, id: string): Promise<ApiRecord> {
  return withOwnDocument(parts, actor, id, async (writing, { collection, row }) => {
    if (row['trashed'] === '') return;
    await changeRecord(writing, collection, row, { trashed: '' }, true);
  });
}
