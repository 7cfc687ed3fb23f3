import { DocumentError, type DocumentErrorCode } from '#documents/read/document-error.ts';
import type { ReadPicture } from '#documents/read/picture/read-picture.ts';
import { runPicture } from '#documents/read/run-picture.ts';
import type { Format } from '#documents/read/sniff.ts';
import { guest } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import type { AnalysisPagesTable } from '../database/tables.ts';
import { finishJob, renewJob, type ClaimedJob } from '../queue/queue.ts';
import type { Writing } from '../records/write-record.ts';
import { write } from '../records/write.ts';
import { changeAnalysis } from './change-analysis.ts';
import type { PageRead } from './page-read.ts';
import { readingProgress, type Progress } from './progress.ts';
import type { ReadingParts } from './reading-parts.ts';
import { pagesOf, settleAnalysis } from './settle-analysis.ts';

/** Progress within a stage is stored no more often than this. */
const tellEvery = 1000;

/** Somebody else has the job by now, or nobody wants it any more. */
export class JobLost extends Error {}

/**
 * Reads the pages of an analysis that wait, one after the other, and stores each as soon as it is read: whoever takes
 * the job over goes on with the next. Nothing is stored once the job is somebody else's.
 * @param signal ends it in the middle of a page
 * @throws JobLost, the reason of `signal`, or what the database failed with
 */
export async function readAnalysis(parts: ReadingParts, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const pages = await pagesOf(parts, job.analysis);
  for (const [i, page] of pages.entries()) {
    if (page.state !== 'waiting') continue;
    const place = { page: i + 1, pages: pages.length, perPage: parts.pace.perPage() };
    await storeHeld(parts, job, async (writing) => {
      await changeAnalysis(writing, job.analysis, {
        status: 'reading',
        progress: JSON.stringify(readingProgress('opening', 0, place)),
      });
    });
    const started = parts.clock().getTime();
    const read = await readPage(parts, job, page, signal, place);
    if (!(read instanceof DocumentError)) parts.pace.note(parts.clock().getTime() - started);
    await storeHeld(parts, job, async (writing) => storePage(parts, writing, page, read));
  }
  await write(parts, guest, async (writing) => {
    if (!(await finishJob(writing.db, job, writing.now))) throw new JobLost();
    const row = await writing.db
      .selectFrom('analyses')
      .select('review')
      .where('id', '=', job.analysis)
      .executeTakeFirst();
    await settleAnalysis(writing, job.analysis, row !== undefined && row.review !== 'null');
  });
}

/** Stores something as long as the job is ours; the same statement moves the end of its lease. */
async function storeHeld(
  parts: ReadingParts,
  job: ClaimedJob,
  work: (writing: Writing) => Promise<void>,
): Promise<void> {
  await write(parts, guest, async (writing) => {
    if (!(await renewJob(writing.db, job, writing.now))) throw new JobLost();
    await work(writing);
  });
}

async function readPage(
  parts: ReadingParts,
  job: ClaimedJob,
  page: AnalysisPagesTable,
  signal: AbortSignal,
  place: { readonly page: number; readonly pages: number; readonly perPage: number },
): Promise<ReadPicture | DocumentError> {
  let told = { at: 0, stage: '' };
  let telling: Promise<unknown> = Promise.resolve();
  const tell = (progress: Progress): void => {
    const now = performance.now();
    if (progress.stage === told.stage && now - told.at < tellEvery) return;
    told = { at: now, stage: progress.stage };
    const text = JSON.stringify(progress);
    // One that is lost is no matter: the next one comes, and whose job it is shows when the page is stored.
    telling = telling.then(() =>
      storeHeld(parts, job, async (writing) => {
        await changeAnalysis(writing, job.analysis, { progress: text });
      }).catch(() => {}),
    );
  };
  try {
    const { bytes, format } = await fileOf(parts, page);
    const turn = page.turn < 0 ? null : page.turn;
    return await runPicture(
      bytes,
      { format, page: page.source === '' ? 0 : page.source_page, turn },
      {},
      { signal, onProgress: ({ stage, share }) => tell(readingProgress(stage, share, place)) },
    );
  } catch (fault) {
    if (fault instanceof DocumentError) return fault;
    throw fault;
  } finally {
    await telling;
  }
}

/** What the page is read from: the uploaded file, or its own picture when that is gone. */
async function fileOf(
  { db, seal }: ReadingParts,
  page: AnalysisPagesTable,
): Promise<{ readonly bytes: Uint8Array; readonly format: Format }> {
  if (page.source === '') return { bytes: opened(() => seal.open(page.picture, page.id)), format: 'jpeg' };
  const source = await db
    .selectFrom('analysis_sources')
    .selectAll()
    .where('id', '=', page.source)
    .executeTakeFirst();
  if (source === undefined) throw new DocumentError('damaged');
  return { bytes: opened(() => seal.open(source.bytes, source.id)), format: source.format as Format };
}

/** What cannot be opened (another secret, a changed row) will never be. */
function opened(open: () => Uint8Array): Uint8Array {
  try {
    return open();
  } catch {
    throw new DocumentError('damaged');
  }
}

/** For the user: pages are named by their number beside it. */
const pageFaults: Partial<Readonly<Record<DocumentErrorCode, string>>> = {
  timeout:
    'Das Lesen dieser Seite hat zu lange gedauert. Bitte die Seite neu aufnehmen, möglichst ohne Hintergrund.',
  memory:
    'Das Lesen dieser Seite hat zu viel Speicher gebraucht. Bitte die Seite neu aufnehmen oder das Bild verkleinern.',
};

const nothingRead =
  'Auf diesem Bild wurde kein Text erkannt. Bitte die Seite bei gutem Licht, scharf und von oben aufnehmen.';

async function storePage(
  { seal }: ReadingParts,
  { db, now }: Writing,
  page: AnalysisPagesTable,
  read: ReadPicture | DocumentError,
): Promise<void> {
  const common = { source: '', turn: 0, updated: toTimestamp(now) };
  const values =
    read instanceof DocumentError
      ? failedPage(read)
      : { ...donePage(read), picture: seal.close(read.picture, page.id) };
  await db
    .updateTable('analysis_pages')
    .set({ ...common, ...values })
    .where('id', '=', page.id)
    .execute();
  if (page.source === '') return;
  const others = await db
    .selectFrom('analysis_pages')
    .select('id')
    .where('source', '=', page.source)
    .limit(1)
    .executeTakeFirst();
  // The original goes as soon as its last page is read.
  if (others === undefined) await db.deleteFrom('analysis_sources').where('id', '=', page.source).execute();
}

const failedPage = ({ code, message }: DocumentError) =>
  ({ state: 'failed', fault: pageFaults[code] ?? message, confidence: 0 }) as const;

function donePage({ layout, words, hints, lost, width, height, confidence, blank }: ReadPicture) {
  const read: PageRead = { kind: 'layout', layout, words, hints, lost, width, height };
  const empty = words.length === 0 && !blank;
  return {
    state: empty ? 'failed' : 'done',
    fault: empty ? nothingRead : '',
    read: JSON.stringify(read),
    confidence,
    edited: 0,
  } as const;
}
