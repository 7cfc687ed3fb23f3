import { day, timestampAfter } from '../../clock.ts';
import { anyTable } from '../../database/engine.ts';
import type { WriteParts } from '../../records/write.ts';

/** How long one can still see that there was a link. */
const keptFor = 30 * day;

/** Deletes links that have not been good for so long. */
export async function forgetShares({ db, clock }: WriteParts): Promise<void> {
  await anyTable(db).deleteFrom('shares').where('expires', '<=', timestampAfter(clock(), -keptFor)).execute();
}
