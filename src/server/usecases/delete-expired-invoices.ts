import { toTimestamp } from '../clock.ts';
import type { WriteParts } from '../records/write.ts';

/** Deletes invoices that the law no longer asks to keep. */
export async function deleteExpiredInvoices({ db, clock }: WriteParts): Promise<void> {
  await db
    .deleteFrom('invoices')
    .where('retain_until', '!=', '')
    .where('retain_until', '<=', toTimestamp(clock()))
    .execute();
}
