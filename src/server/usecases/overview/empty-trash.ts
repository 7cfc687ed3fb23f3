import { guest } from '../../auth/actor.ts';
import { day, timestampAfter } from '../../clock.ts';
import { analyses, certificates } from '../../collections/content.ts';
import { anyTable } from '../../database/engine.ts';
import { deleteRow } from '../../records/delete-record.ts';
import { write, type WriteParts } from '../../records/write.ts';

/** How long what was deleted in the cockpit can be taken back. */
const trashRetention = 7 * day;

/** Deletes for good what has lain in the trash for so long. */
export async function emptyTrash(parts: WriteParts): Promise<void> {
  await write(parts, guest, async (writing) => {
    for (const collection of [certificates, analyses]) {
      const rows = await anyTable(writing.db)
        .selectFrom(collection.name)
        .selectAll()
        .where('trashed', '!=', '')
        .where('trashed', '<=', timestampAfter(writing.now, -trashRetention))
        .execute();
      for (const row of rows) await deleteRow(writing, collection, row);
    }
  });
}
