import { taskLabels, type RecipientRole, type Task } from '#domain/workflow/task.ts';
import type { Actor } from '../../auth/actor.ts';
import { day, timestampAfter } from '../../clock.ts';
import { certificates, invitations } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { ApiError } from '../../errors.ts';
import { keepHistory, nameOfActor } from '../../history/keep-history.ts';
import { invitationMail } from '../../mail/workflow-letters.ts';
import { lockRow } from '../../records/access.ts';
import { insertRecord } from '../../records/insert-record.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import { unchangeable } from '../../records/tombstones.ts';
import { write } from '../../records/write.ts';
import type { Writing } from '../../records/write-record.ts';
import { askedOf } from './asked-of.ts';
import { newInvitationToken } from './invitation-tokens.ts';
import type { InvitationParts } from './invitation-parts.ts';

/** Whom the owner asks, and for what. */
export interface Wanted {
  readonly email: string;
  readonly name: string;
  readonly role: RecipientRole;
  readonly task: Task;
  readonly message: string;
  /** Until when it should be done; '' where that is open. YYYY-MM-DD. */
  readonly due: string;
  /** Days that the link is good. */
  readonly days: number;
}

/** More people do not work on one reference. */
const mostInvitations = 50;

/** Until when a link is good that shall be good for so many days; never less than the day it is due. */
export function expiry(now: Date, { days, due }: Pick<Wanted, 'days' | 'due'>): string {
  const wanted = timestampAfter(now, days * day);
  const endOfDue = due === '' ? '' : `${due} 23:59:59.000Z`;
  return endOfDue > wanted ? endOfDue : wanted;
}

async function refuseTooMany({ db }: Writing, certificate: string): Promise<void> {
  const rows = await db
    .selectFrom('invitations' as 'files')
    .select('id')
    .where('certificate' as 'id', '=', certificate)
    .execute();
  if (rows.length >= mostInvitations)
    throw new ApiError(400, `Zu einem Zeugnis gehören höchstens ${mostInvitations} Einladungen.`);
}

/** Stores an invitation with its first token. */
export async function insertInvitation(
  writing: Writing,
  secret: string,
  certificate: Row,
  wanted: Wanted,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly row: Row; readonly token: string }> {
  const { email, name, role, task, message, due } = wanted;
  await refuseTooMany(writing, String(certificate['id']));
  const row = await insertRecord(writing, invitations, {
    certificate: certificate['id'],
    email,
    name,
    role,
    task,
    message,
    status: 'open',
    due: due === '' ? '' : `${due} 00:00:00.000Z`,
    expires: expiry(writing.now, wanted),
    comments: [],
    ...more,
  });
  return { row, token: await newInvitationToken(writing.db, writing.now, secret, String(row['id'])) };
}

/**
 * Asks somebody to do a part of the work, by mail and by a link that is told this once.
 * @throws ApiError 404 when the certificate is not there for this actor, is signed or is being signed
 */
export async function invite(
  parts: InvitationParts,
  actor: Actor,
  certificate: string,
  wanted: Wanted,
): Promise<{ readonly invitation: ApiRecord; readonly link: string }> {
  const asker = nameOfActor(actor);
  const {
    row,
    token,
    certificate: about,
  } = await write(parts, actor, async (writing) => {
    const of = await lockRow(writing, certificates, 'update', certificate);
    if (of === undefined) throw await unchangeable(writing, certificates, certificate);
    const made = await insertInvitation(writing, parts.secret, of, wanted);
    const whom = `${wanted.name || wanted.email} · ${taskLabels[wanted.task]}`;
    await keepHistory(writing, of, { author: asker, action: 'invited', about: whom }, true);
    return { ...made, certificate: of };
  });
  const link = parts.links.invitation(token);
  parts.mailer.send(invitationMail({ ...askedOf(about, row, actor, link), message: wanted.message }));
  return { invitation: toRecord(invitations, row, actor), link };
}
