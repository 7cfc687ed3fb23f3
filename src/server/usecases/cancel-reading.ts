import type { Actor } from '../auth/actor.ts';
import { analyses } from '../collections/content.ts';
import { notFound } from '../errors.ts';
import { changeAnalysis } from '../reading/change-analysis.ts';
import type { ReadingParts } from '../reading/reading-parts.ts';
import { forgetUploads, settleAnalysis } from '../reading/settle-analysis.ts';
import { lockRow } from '../records/access.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';
import { write } from '../records/write.ts';

const cancelled = 'Das Lesen wurde abgebrochen.';

/**
 * Stops the reading: whoever works on it finds his job gone and lets go. At the correction the pages that were read
 * before stay, with those left unread marked; otherwise everything that was uploaded is deleted.
 * @throws ApiError 404 when it is not there for the actor
 */
export async function cancelReading(parts: ReadingParts, actor: Actor, id: string): Promise<ApiRecord> {
  const row = await write(parts, actor, async (writing) => {
    const before = await lockRow(writing, analyses, 'delete', id);
    if (before === undefined) throw notFound();
    if (!['queued', 'reading'].includes(String(before['status']))) return before;
    await writing.db
      .deleteFrom('jobs')
      .where('analysis', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .execute();
    if (before['review'] === 'null') {
      await forgetUploads(writing, id);
      return changeAnalysis(writing, id, { status: 'failed', progress: 'null', failure: cancelled });
    }
    await writing.db
      .updateTable('analysis_pages')
      .set({ state: 'failed', source: '', turn: 0, fault: cancelled })
      .where('analysis', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    return settleAnalysis(writing, id, true);
  });
  if (row === undefined) throw notFound();
  return toRecord(analyses, row, actor);
}
