import { toTimestamp } from '../clock.ts';
import type { WriteParts } from '../records/write.ts';

/** Deletes every analysis whose time is over, see `guestRetention`. */
export async function deleteExpiredAnalyses({ db, clock }: WriteParts): Promise<void> {
  await db
    .deleteFrom('analyses')
    .where('expires', '!=', '')
    .where('expires', '<=', toTimestamp(clock()))
    .execute();
}
