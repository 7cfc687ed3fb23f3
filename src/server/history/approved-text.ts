import { createHash } from 'node:crypto';
import { paragraphsOf } from '#domain/letter/letter-text.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import { invitations } from '../collections/content.ts';
import { toTimestamp } from '../clock.ts';
import { anyTable, type Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { changeRecord } from '../records/change-record.ts';
import type { Writing } from '../records/write-record.ts';
import { contentOf } from './content-columns.ts';
import { keepHistory } from './keep-history.ts';

/** Names the text of a certificate as it is read: its kind, its paragraphs, place and day. Anything else may change. */
export function textHash(certificate: Row): string {
  const { type, letter, place, date } = contentOf(certificate);
  const read = readLetter(letter);
  const text = JSON.stringify([type, read === null ? [] : paragraphsOf(read), place, date]);
  return createHash('sha256').update(text).digest('base64url');
}

/** The approvals of a certificate that were given, whatever became of the text. */
export async function approvalsOf(db: Database, certificate: string): Promise<Row[]> {
  return anyTable(db)
    .selectFrom('invitations')
    .selectAll()
    .where('certificate', '=', certificate)
    .where('task', '=', 'approve-and-edit')
    .where('decision', '=', 'approved')
    .where('status', '!=', 'revoked')
    .orderBy('created')
    .execute();
}

/**
 * Marks the approvals that are not for the present text (any more), and frees those of their mark that are for it again.
 * @param row the certificate after the change
 * @param author who changed it
 */
export async function markApprovals(writing: Writing, row: Row, author: string): Promise<void> {
  const given = await approvalsOf(writing.db, String(row['id']));
  if (given.length === 0) return;
  const hash = textHash(row);
  for (const one of given) {
    const isOld = one['approved'] !== hash;
    if (isOld === (one['outdated'] !== '')) continue;
    const at = isOld ? toTimestamp(writing.now) : '';
    await changeRecord(writing, invitations, one, { outdated: at, outdated_by: isOld ? author : '' });
    if (!isOld) continue;
    const about = String(one['name'] || one['email']);
    await keepHistory(writing, row, { author, action: 'approval-outdated', about });
  }
}
