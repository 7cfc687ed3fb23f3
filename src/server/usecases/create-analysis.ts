import { decode } from '#domain/decode/decode.ts';
import type { Actor } from '../auth/actor.ts';
import { hour, timestampAfter } from '../clock.ts';
import { analyses } from '../collections/content.ts';
import { ApiError } from '../errors.ts';
import { insertRecord } from '../records/insert-record.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';
import { write, type WriteParts } from '../records/write.ts';
import { cleanText } from './clean-text.ts';

/** How long an analysis of a visitor without an account is kept. */
export const guestRetention = 24 * hour;
/** Characters (UTF-16 code units); a reference of two pages has about 4,000. */
export const maxTextLength = 200_000;

function fault(status: number, code: string, message: string): ApiError {
  return new ApiError(status, message, { text: { code, message } });
}

export interface NewAnalysis {
  readonly text: string;
  /** Name of the uploaded file, '' for pasted text. */
  readonly sourceName: string;
}

/**
 * Reads a reference and keeps text and reading for whoever asks: for users until they delete it, for visitors a day.
 * @throws ApiError 400 without text, 413 with too much of it
 */
export async function createAnalysis(
  parts: WriteParts,
  actor: Actor,
  { text, sourceName }: NewAnalysis,
): Promise<ApiRecord> {
  const cleaned = cleanText(text);
  if (cleaned === '') throw fault(400, 'validation_required', 'Bitte den Text des Zeugnisses einfügen.');
  if (cleaned.length > maxTextLength) {
    const limit = maxTextLength.toLocaleString('de-DE');
    throw fault(413, 'validation_length_too_long', `Der Text ist zu lang: höchstens ${limit} Zeichen.`);
  }
  const reading = decode(cleaned);
  const row = await write(parts, actor, async (writing) =>
    insertRecord(writing, analyses, {
      status: 'done',
      source_name: sourceName,
      text: cleaned,
      reading,
      expires: actor.account === null ? timestampAfter(writing.now, guestRetention) : '',
    }),
  );
  return toRecord(analyses, row, actor);
}
