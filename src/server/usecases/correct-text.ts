import { decode } from '#domain/decode/decode.ts';
import type { Actor } from '../auth/actor.ts';
import { dayOf } from '../clock.ts';
import { analyses } from '../collections/content.ts';
import { ApiError, notFound } from '../errors.ts';
import { changeAnalysis } from '../reading/change-analysis.ts';
import type { ReadingParts } from '../reading/reading-parts.ts';
import { forgetUploads } from '../reading/settle-analysis.ts';
import { lockRow } from '../records/access.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';
import { write } from '../records/write.ts';
import { usableText } from './create-analysis.ts';

/**
 * Takes a text as it was corrected, judges it, and deletes pages and pictures: they are not needed any more.
 * @throws ApiError 404 when it is not there for the actor, 409 while it is being read, 400 or 413 for the text
 */
export async function correctText(
  parts: ReadingParts,
  actor: Actor,
  id: string,
  given: string,
): Promise<ApiRecord> {
  const text = usableText(given);
  const row = await write(parts, actor, async (writing) => {
    const before = await lockRow(writing, analyses, 'delete', id);
    if (before === undefined) throw notFound();
    if (['queued', 'reading'].includes(String(before['status']))) {
      throw new ApiError(409, 'Das Zeugnis wird gerade gelesen. Bitte warten, bis alle Seiten gelesen sind.');
    }
    await forgetUploads(writing, id);
    const values = { status: 'done', progress: 'null', review: 'null', failure: '' };
    const changed = await changeAnalysis(writing, id, {
      ...values,
      text,
      reading: JSON.stringify(decode(text, dayOf(writing.now))),
    });
    return changed ?? before;
  });
  return toRecord(analyses, row, actor);
}
