import { toTimestamp } from '../clock.ts';
import { anyTable } from '../database/engine.ts';
import type { WriteParts } from '../records/write.ts';

/** Deletes every analysis whose time is over, see `guestRetention`. */
export async function deleteExpiredAnalyses({ db, clock }: WriteParts): Promise<void> {
  const now = toTimestamp(clock());
  await db.transaction().execute(async (trx) => {
    const over = trx
      .selectFrom('analyses')
      .select('id')
      .where('expires', '!=', '')
      .where('expires', '<=', now);
    await anyTable(trx).deleteFrom('overview').where('id', 'in', over).execute();
    await trx.deleteFrom('analyses').where('expires', '!=', '').where('expires', '<=', now).execute();
  });
}
