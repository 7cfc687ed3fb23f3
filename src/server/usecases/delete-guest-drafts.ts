import { guest } from '../auth/actor.ts';
import { day, timestampAfter } from '../clock.ts';
import { certificates, files } from '../collections/content.ts';
import { anyTable } from '../database/engine.ts';
import { deleteRow } from '../records/delete-record.ts';
import { write, type WriteParts } from '../records/write.ts';

/** How long the certificates and files of a visitor without an account are kept after their last change. */
const draftRetention = 30 * day;

/** Deletes what visitors have not touched for so long. */
export async function deleteGuestDrafts(parts: WriteParts): Promise<void> {
  await write(parts, guest, async (writing) => {
    for (const collection of [certificates, files]) {
      const rows = await anyTable(writing.db)
        .selectFrom(collection.name)
        .selectAll()
        .where('owner', '=', '')
        .where('updated', '<=', timestampAfter(writing.now, -draftRetention))
        .execute();
      for (const row of rows) await deleteRow(writing, collection, row);
    }
  });
}
