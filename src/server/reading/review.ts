import type { Actor } from '../auth/actor.ts';
import { analyses } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import type { AnalysisPagesTable } from '../database/tables.ts';
import { ApiError, notFound } from '../errors.ts';
import { addJob } from '../queue/queue.ts';
import { lockRow } from '../records/access.ts';
import type { Writing } from '../records/write-record.ts';
import { changeAnalysis } from './change-analysis.ts';
import { queuedProgress } from './progress.ts';
import { thisHost, type ReadingParts } from './reading-parts.ts';
import { pagesOf, settleAnalysis } from './settle-analysis.ts';
import { pagesAhead } from './tell-waiting.ts';

const stillReading = 'Das Zeugnis wird gerade gelesen. Bitte warten, bis alle Seiten gelesen sind.';
const nothingToReview = 'Für dieses Zeugnis gibt es keine Seiten mehr, die sich ändern lassen.';

/**
 * The analysis whose pages somebody wants to change, locked.
 * @throws ApiError 404 when it is not there for the actor, 409 when it is being read or has no pages
 */
export async function lockReview(writing: Writing, id: string): Promise<Row> {
  const row = await lockRow(writing, analyses, 'delete', id);
  if (row === undefined) throw notFound();
  if (row['status'] === 'needs-review') return row;
  throw new ApiError(
    409,
    ['done', 'failed'].includes(String(row['status'])) ? nothingToReview : stillReading,
  );
}

/** @throws ApiError 404 when the analysis has no such page */
export async function pageOf(writing: Writing, analysis: string, page: string): Promise<AnalysisPagesTable> {
  const pages = await pagesOf(writing, analysis);
  const found = pages.find(({ id }) => id === page);
  if (found === undefined) throw notFound();
  return found;
}

/** After a change of pages: those that wait are queued; without any the text is put together anew. */
export async function goOnReading(parts: ReadingParts, writing: Writing, analysis: Row): Promise<Row> {
  const id = String(analysis['id']);
  const waiting = (await pagesOf(writing, id)).filter(({ state }) => state === 'waiting').length;
  if (waiting === 0) return (await settleAnalysis(writing, id, true)) ?? analysis;
  const ahead = await pagesAhead(writing);
  const client = String(analysis['owner']) || String(analysis['visitor']);
  await addJob(writing.db, { analysis: id, client, pages: waiting }, writing.now);
  const progress = queuedProgress(waiting, ahead, parts.pace.perPage(), thisHost.slots);
  const changed = await changeAnalysis(writing, id, { status: 'queued', progress: JSON.stringify(progress) });
  return changed ?? analysis;
}

/** What a request may say of who asks. */
export interface ReviewRequest {
  readonly actor: Actor;
  readonly analysis: string;
}
