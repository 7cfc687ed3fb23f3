import type { Actor } from '../../auth/actor.ts';
import { analyses } from '../../collections/content.ts';
import { changeRecord } from '../../records/change-record.ts';
import type { ApiRecord } from '../../records/row.ts';
import type { WriteParts } from '../../records/write.ts';
import { withOwnDocument } from './own-document.ts';

/**
 * Gives a document a name of its owner's choice; '' takes it away. A certificate that is open elsewhere is told of it
 * by its version, so that its next save does not silently bring the old name back.
 */
export async function renameDocument(
  parts: WriteParts,
  actor: Actor,
  id: string,
  name: string,
): Promise<ApiRecord> {
  return withOwnDocument(parts, actor, id, async (writing, { collection, row }) => {
    const values = collection === analyses ? { name } : { project_name: name };
    await changeRecord(writing, collection, row, values);
  });
}
