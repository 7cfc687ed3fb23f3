import { historyActions, type HistoryAction } from '#domain/workflow/history.ts';
import type { Actor } from '../auth/actor.ts';
import { certificateHistory, certificateVersions } from '../collections/content.ts';
import { anyTable, type Row } from '../database/engine.ts';
import { insertRecord } from '../records/insert-record.ts';
import type { Writing } from '../records/write-record.ts';
import { contentOf } from './content-columns.ts';

/** States that are kept of one certificate; the oldest go first. */
const mostVersions = 200;

/** Something that happened to a certificate. */
export interface Happening {
  /** Who did it, as the owner knows him. */
  readonly author: string;
  readonly action: HistoryAction;
  /** Whom or what it was about. */
  readonly about?: string;
}

/** Who an account is to others: its name, else its mail address; of a visitor nothing is known. */
export function nameOfActor({ account }: Actor): string {
  if (account === null) return 'Ohne Konto';
  return String(account.row['name'] || account.row['email']);
}

/** The newest row of a table of a certificate. */
export async function newest(
  { db }: Writing,
  table: 'certificate_versions' | 'certificate_history',
  certificate: string,
): Promise<Row | undefined> {
  return anyTable(db)
    .selectFrom(table)
    .selectAll()
    .where('certificate', '=', certificate)
    .orderBy('number', 'desc')
    .executeTakeFirst();
}

/**
 * Keeps the state of a certificate unless it is the one that was kept last.
 * @param row as it is stored
 * @returns its number, from 1
 */
async function keepVersion(writing: Writing, row: Row, { author, action }: Happening): Promise<number> {
  const certificate = String(row['id']);
  const { letter, ...answers } = contentOf(row);
  const last = await newest(writing, 'certificate_versions', certificate);
  const same =
    last !== undefined &&
    last['letter'] === JSON.stringify(letter) &&
    last['answers'] === JSON.stringify(answers);
  if (same) return Number(last['number']);
  const number = Number(last?.['number'] ?? 0) + 1;
  const reason = historyActions[action];
  await insertRecord(writing, certificateVersions, { certificate, number, author, reason, letter, answers });
  if (number > mostVersions) {
    await anyTable(writing.db)
      .deleteFrom('certificate_versions')
      .where('certificate', '=', certificate)
      .where('number', '<=', number - mostVersions)
      .execute();
  }
  return number;
}

/**
 * Notes what happened to a certificate, with its state where that may have changed.
 * @param row the certificate as it is stored afterwards
 */
export async function keepHistory(
  writing: Writing,
  row: Row,
  happening: Happening,
  withState = false,
): Promise<void> {
  const version = withState ? await keepVersion(writing, row, happening) : 0;
  const about = (happening.about ?? '').slice(0, 1000);
  const last = await newest(writing, 'certificate_history', String(row['id']));
  await insertRecord(writing, certificateHistory, {
    certificate: row['id'],
    number: Number(last?.['number'] ?? 0) + 1,
    author: happening.author.slice(0, 300),
    action: happening.action,
    about,
    version,
  });
}
