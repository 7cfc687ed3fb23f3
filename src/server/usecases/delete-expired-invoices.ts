import { guest } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { invoices } from '../collections/content.ts';
import { deleteRow } from '../records/delete-record.ts';
import { write, type WriteParts } from '../records/write.ts';

/** Deletes invoices that the law no longer asks to keep, with their files. */
export async function deleteExpiredInvoices(parts: WriteParts): Promise<void> {
  await write(parts, guest, async (writing) => {
    const rows = await writing.db
      .selectFrom('invoices')
      .selectAll()
      .where('retain_until', '!=', '')
      .where('retain_until', '<=', toTimestamp(writing.now))
      .execute();
    for (const row of rows) {
      await deleteRow(writing, invoices, { ...row });
      await writing.db
        .deleteFrom('file_contents')
        .where('collection', '=', invoices.name)
        .where('record', '=', row.id)
        .execute();
      await writing.db.deleteFrom('invoice_orders').where('invoice', '=', row.id).execute();
    }
  });
}
