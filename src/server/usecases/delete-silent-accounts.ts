import { guest } from '../auth/actor.ts';
import { day, timestampAfter } from '../clock.ts';
import { users } from '../collections/accounts.ts';
import { deleteRow } from '../records/delete-record.ts';
import { write, type WriteParts } from '../records/write.ts';
import { graceDays } from './warn-silent-accounts.ts';

/** Deletes accounts that were warned and have not come back since; a login takes the warning away. */
export async function deleteSilentAccounts(parts: WriteParts): Promise<void> {
  await write(parts, guest, async (writing) => {
    const rows = await writing.db
      .selectFrom('users')
      .selectAll()
      .where('warned', '!=', '')
      .where('warned', '<=', timestampAfter(writing.now, -graceDays * day))
      .execute();
    for (const row of rows) await deleteRow(writing, users, { ...row });
  });
}
