import { minute, timestampAfter } from '../clock.ts';
import { certificateHistory, certificateVersions } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import { changeRecord } from '../records/change-record.ts';
import type { Writing } from '../records/write-record.ts';
import { markApprovals } from './approved-text.ts';
import { contentOf, sameContent } from './content-columns.ts';
import { keepHistory, nameOfActor, newest } from './keep-history.ts';

/** Whoever writes saves every few seconds: that is one edit until he pauses for so long. */
const pause = 10 * minute;

/** Goes on with the last entry where the same person is still at it. */
async function goOn(writing: Writing, row: Row, author: string): Promise<boolean> {
  const certificate = String(row['id']);
  const entry = await newest(writing, 'certificate_history', certificate);
  const version = await newest(writing, 'certificate_versions', certificate);
  if (entry === undefined || version === undefined) return false;
  const still =
    entry['action'] === 'edited' &&
    entry['author'] === author &&
    entry['version'] === version['number'] &&
    String(entry['updated']) > timestampAfter(writing.now, -pause);
  if (!still) return false;
  const { letter, ...answers } = contentOf(row);
  await changeRecord(writing, certificateVersions, version, { letter, answers });
  await changeRecord(writing, certificateHistory, entry, {});
  return true;
}

/** Notes that the owner changed a certificate. Of visitors' drafts nothing is noted: nobody else works on them. */
export async function noteEdit(writing: Writing, before: Row, row: Row): Promise<void> {
  if (row['owner'] === '' || sameContent(before, row)) return;
  const author = writing.author ?? nameOfActor(writing.actor);
  await markApprovals(writing, row, author);
  if (await goOn(writing, row, author)) return;
  await keepHistory(writing, row, { author, action: 'edited' }, true);
}
