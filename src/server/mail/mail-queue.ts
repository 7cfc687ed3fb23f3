import { day, minute, timestampAfter, toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Seal } from '../seal.ts';
import type { Mail } from './mail.ts';

/** A server that dies while it sends keeps the mail for so long. */
const lease = 2 * minute;
/** Minutes to wait after the first, second, … try; the last one again and again. */
const waits = [1, 5, 15, 60, 240];
/** How long a mail that was given up can be looked at, and sent again while it is of use. */
export const keepGivenUp = 7 * day;

/** A mail that somebody is about to send. */
export interface TakenMail {
  readonly id: string;
  /** Undefined when it cannot be read: it was sealed with another secret. */
  readonly mail: Mail | undefined;
  /** Which try this is, from 1. */
  readonly tries: number;
  readonly expires: string;
}

/**
 * Keeps a mail.
 * @param taken by this server, which sends it at once; otherwise it is due now, for whoever comes first
 */
export async function keepMail(
  db: Database,
  seal: Seal,
  now: Date,
  mail: Mail,
  account: string,
  taken = true,
): Promise<TakenMail> {
  const time = toTimestamp(now);
  const [id, expires] = [newId(), timestampAfter(now, mail.goodFor)];
  const tries = taken ? 1 : 0;
  await db
    .insertInto('waiting_mails')
    .values({
      id,
      account,
      kind: mail.kind,
      sealed: seal.seal(JSON.stringify(mail)),
      tries,
      due: taken ? timestampAfter(now, lease) : time,
      expires,
      fault: '',
      created: time,
      updated: time,
    })
    .execute();
  return { id, mail, tries, expires };
}

/** Takes a mail that is due, so that no other server sends it meanwhile; undefined when there is none. */
export async function takeDueMail(db: Database, seal: Seal, now: Date): Promise<TakenMail | undefined> {
  const due = await db
    .selectFrom('waiting_mails')
    .select(['id', 'due', 'tries', 'sealed', 'expires'])
    .where('due', '!=', '')
    .where('due', '<=', toTimestamp(now))
    .orderBy('due')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return undefined;
  const tries = due.tries + 1;
  const taken = await db
    .updateTable('waiting_mails')
    .set({ due: timestampAfter(now, lease), tries, updated: toTimestamp(now) })
    .where('id', '=', due.id)
    .where('due', '=', due.due)
    .executeTakeFirst();
  // Another server was quicker: look for the next one.
  if (taken.numUpdatedRows === 0n) return takeDueMail(db, seal, now);
  const text = seal.open(due.sealed);
  const mail = text === undefined ? undefined : (JSON.parse(text) as Mail);
  return { id: due.id, mail, tries, expires: due.expires };
}

/** The mail is with the mail server. */
export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('waiting_mails').where('id', '=', id).execute();
}

/**
 * Notes that a try failed.
 * @returns when the next one is due; '' when the mail is given up: for good, or because it would come too late
 */
export async function putBack(
  db: Database,
  now: Date,
  { id, tries, expires }: TakenMail,
  fault: { readonly code: string; readonly final: boolean },
): Promise<string> {
  const next = timestampAfter(now, (waits[Math.min(tries, waits.length) - 1] ?? 1) * minute);
  const due = fault.final || next >= expires ? '' : next;
  await db
    .updateTable('waiting_mails')
    .set({ due, fault: fault.code, updated: toTimestamp(now) })
    .where('id', '=', id)
    .execute();
  return due;
}
