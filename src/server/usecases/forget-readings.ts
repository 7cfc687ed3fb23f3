import { day, hour, timestampAfter } from '../clock.ts';
import type { WriteParts } from '../records/write.ts';

/** Pictures of pages that nobody came back to correct; their text stays. */
const picturesFor = 24 * hour;
/** Jobs that are done tell for a while whose turn it was. */
const doneFor = hour;
/** What could not be read may be read again for so long, once the fault is mended. */
const keepFailed = 24 * hour;
/** Jobs that were given up are for the operator to see. */
const deadFor = 14 * day;

/** Deletes what is left of reading files when its time is over. */
export async function forgetReadings({ db, clock }: WriteParts): Promise<void> {
  const before = (age: number): string => timestampAfter(clock(), -age);
  await db
    .updateTable('analysis_pages')
    .set({ picture: new Uint8Array(0) })
    .where('updated', '<=', before(picturesFor))
    .where('state', '!=', 'waiting')
    .execute();
  for (const table of ['analysis_sources', 'analysis_pages'] as const) {
    await db
      .deleteFrom(table)
      .where('analysis', 'in', (given) =>
        given
          .selectFrom('jobs')
          .innerJoin('analyses', 'analyses.id', 'jobs.analysis')
          .select('jobs.analysis')
          .where('jobs.state', '=', 'dead')
          .where('analyses.status', '=', 'failed')
          .where('jobs.updated', '<=', before(keepFailed)),
      )
      .execute();
  }
  await db.deleteFrom('jobs').where('state', '=', 'done').where('updated', '<=', before(doneFor)).execute();
  await db.deleteFrom('jobs').where('state', '=', 'dead').where('updated', '<=', before(deadFor)).execute();
  await db.deleteFrom('job_hosts').where('claimed', '<=', before(deadFor)).execute();
}
