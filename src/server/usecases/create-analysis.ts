import { decode } from '#domain/decode/decode.ts';
import { idOf, type Actor } from '../auth/actor.ts';
import { dayOf, hour, timestampAfter } from '../clock.ts';
import { analyses } from '../collections/content.ts';
import { ApiError } from '../errors.ts';
import { addJob } from '../queue/queue.ts';
import { addPages } from '../reading/add-pages.ts';
import { queuedProgress } from '../reading/progress.ts';
import { thisHost, type ReadingParts } from '../reading/reading-parts.ts';
import { maxTextLength, settleAnalysis } from '../reading/settle-analysis.ts';
import { pagesAhead } from '../reading/tell-waiting.ts';
import { insertRecord } from '../records/insert-record.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';
import { write } from '../records/write.ts';
import type { Writing } from '../records/write-record.ts';
import { cleanText } from './clean-text.ts';
import { sourceName, type OpenedFile } from './open-files.ts';

/** How long an analysis of a visitor without an account is kept. */
export const guestRetention = 24 * hour;

function fault(status: number, code: string, message: string): ApiError {
  return new ApiError(status, message, { text: { code, message } });
}

/** What a reference is read from. */
export type NewAnalysis = { readonly text: string } | { readonly files: readonly OpenedFile[] };

/**
 * The text of a reference, fit to be read.
 * @throws ApiError 400 without text, 413 with too much of it
 */
export function usableText(text: string): string {
  const cleaned = cleanText(text);
  if (cleaned === '') throw fault(400, 'validation_required', 'Bitte den Text des Zeugnisses einfügen.');
  if (cleaned.length > maxTextLength) {
    const limit = maxTextLength.toLocaleString('de-DE');
    throw fault(413, 'validation_length_too_long', `Der Text ist zu lang: höchstens ${limit} Zeichen.`);
  }
  return cleaned;
}

/** Whom work is for, so that everybody gets his turn. */
export const clientOf = ({ account, visitor }: Actor): string => (account ? idOf(account) : (visitor ?? ''));

/**
 * Reads a reference and keeps text and reading for whoever asks: for users until they delete it, for visitors a day.
 * What has text is read at once; what must be read from pictures is queued.
 * @throws ApiError 400 without text, 413 with too much of it
 */
export async function createAnalysis(
  parts: ReadingParts,
  actor: Actor,
  given: NewAnalysis,
): Promise<ApiRecord> {
  const row = await write(parts, actor, async (writing) => {
    const expires = actor.account === null ? timestampAfter(writing.now, guestRetention) : '';
    if ('text' in given) {
      const text = usableText(given.text);
      return insertRecord(writing, analyses, {
        status: 'done',
        text,
        reading: decode(text, dayOf(writing.now)),
        expires,
      });
    }
    return fromFiles(parts, writing, actor, given.files, expires);
  });
  parts.bell.ring();
  return toRecord(analyses, row, actor);
}

async function fromFiles(
  parts: ReadingParts,
  writing: Writing,
  actor: Actor,
  files: readonly OpenedFile[],
  expires: string,
) {
  const ahead = await pagesAhead(writing);
  const waiting = files.reduce((sum, { opened }) => sum + opened.pictures.length, 0);
  const progress =
    waiting === 0 ? null : queuedProgress(waiting, ahead, parts.pace.perPage(), thisHost.slots);
  const made = await insertRecord(writing, analyses, {
    status: 'queued',
    source_name: sourceName(files),
    progress,
    expires,
  });
  const id = String(made['id']);
  await addPages(writing, parts.seal, id, files, 0);
  if (waiting > 0) {
    await addJob(writing.db, { analysis: id, client: clientOf(actor), pages: waiting }, writing.now);
    return made;
  }
  const settled = await settleAnalysis(writing, id, false);
  // Nobody hears of the moment in between.
  writing.events.splice(0);
  writing.events.push({ action: 'create', collection: analyses, row: settled ?? made });
  return settled ?? made;
}
