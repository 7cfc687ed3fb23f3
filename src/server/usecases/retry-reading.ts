import { noteAdminActions } from '../audit/note-admin-action.ts';
import type { Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { ApiError, notFound } from '../errors.ts';
import { changeAnalysis } from '../reading/change-analysis.ts';
import type { ReadingParts } from '../reading/reading-parts.ts';
import { write } from '../records/write.ts';

/**
 * Reads an upload again at once: one that waits for its next try, or one that was given up, as long as its files are
 * kept (`keepFailed` of forget-readings.ts). Whoever uploaded it sees it go on.
 * @throws ApiError 404 when there is no such work, 400 while it is under way and when its files are gone
 */
export async function retryReading(parts: ReadingParts, actor: Actor, id: string): Promise<void> {
  await write(parts, actor, async (writing) => {
    const { db, now } = writing;
    const job = await db
      .selectFrom('jobs')
      .select(['analysis', 'state', 'lease_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (job === undefined || job.state === 'done') throw notFound();
    if (job.state === 'running') throw new ApiError(400, 'Daran wird gerade gearbeitet.');
    const kept = await db
      .selectFrom('analysis_pages')
      .select('id')
      .where('analysis', '=', job.analysis)
      .limit(1)
      .executeTakeFirst();
    if (kept === undefined) {
      throw new ApiError(400, 'Die Datei ist schon gelöscht. Sie muss noch einmal hochgeladen werden.');
    }
    const time = toTimestamp(now);
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ state: 'waiting', attempts: 0, run_at: time, updated: time })
      .where('id', '=', id)
      .where('state', '=', job.state)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(400, 'Daran wird gerade gearbeitet.');
    if (job.state === 'dead') {
      await changeAnalysis(writing, job.analysis, { status: 'queued', progress: 'null', failure: '' });
    }
    await noteAdminActions(db, actor, now, [{ action: 'retry', target: 'readings', record: id }]);
  });
  parts.bell.ring();
}
