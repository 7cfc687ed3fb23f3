import { taskLabels, type Task } from '#domain/workflow/task.ts';
import type { HistoryAction } from '#domain/workflow/history.ts';
import type { Actor } from '../../auth/actor.ts';
import { toTimestamp } from '../../clock.ts';
import { certificates, invitations } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { ApiError } from '../../errors.ts';
import { keepHistory, nameOfActor } from '../../history/keep-history.ts';
import type { Mail } from '../../mail/mail.ts';
import { reopenedMail, withdrawnMail } from '../../mail/change-letters.ts';
import { reminderMail } from '../../mail/workflow-letters.ts';
import { changeRecord } from '../../records/change-record.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import type { Writing } from '../../records/write-record.ts';
import { expiry } from './invite.ts';
import { newInvitationToken } from './invitation-tokens.ts';
import { nameOfRecipient } from './open-invitation.ts';
import { withOwnInvitation, type OwnInvitation } from './own-invitation.ts';
import type { SigningTerms } from '../signing/signing-state.ts';
import type { InvitationParts } from './invitation-parts.ts';
import { askedOf } from './asked-of.ts';

const aboutOf = (invitation: Row): string =>
  `${nameOfRecipient(invitation)} · ${taskLabels[String(invitation['task']) as Task]}`;

async function note(writing: Writing, { invitation, certificate }: OwnInvitation, action: HistoryAction) {
  const author = nameOfActor(writing.actor);
  await keepHistory(writing, certificate, { author, action, about: aboutOf(invitation) });
}

function refuseUnless(own: OwnInvitation, statuses: readonly string[]): void {
  if (statuses.includes(String(own.invitation['status']))) return;
  throw new ApiError(409, 'Diese Einladung ist nicht mehr offen.');
}

/** Notes a reminder and gives its mail, with a new link; the earlier ones stay good. */
export async function prepareReminder(
  parts: InvitationParts,
  actor: Actor,
  id: string,
  refuse: (own: OwnInvitation, now: Date) => void = () => {},
): Promise<{ readonly row: Row; readonly mail: Mail }> {
  const { row, token, certificate } = await withOwnInvitation(parts, actor, id, async (writing, own) => {
    refuseUnless(own, ['open']);
    if (String(own.invitation['expires']) <= toTimestamp(writing.now))
      throw new ApiError(409, 'Der Link ist abgelaufen. Bitte zuerst die Frist verlängern.');
    refuse(own, writing.now);
    const changed = await changeRecord(writing, invitations, own.invitation, {
      reminded: toTimestamp(writing.now),
    });
    await note(writing, own, 'reminded');
    const fresh = await newInvitationToken(writing.db, writing.now, parts.secret, id);
    return { row: changed, token: fresh, certificate: own.certificate };
  });
  const mail = reminderMail(askedOf(certificate, row, actor, parts.links.invitation(token)));
  return { row, mail };
}

/** Reminds a recipient by mail. */
export async function remind(parts: InvitationParts, actor: Actor, id: string): Promise<ApiRecord> {
  const { row, mail } = await prepareReminder(parts, actor, id);
  parts.mailer.send(mail);
  return toRecord(invitations, row, actor);
}

/**
 * The owner gets a link to sign only where mails do not reach anybody; then it is noted that he had it.
 * @throws ApiError 409 where they do
 */
async function tellLinkToSign(
  { mailer }: InvitationParts,
  writing: Writing,
  { certificate }: OwnInvitation,
): Promise<void> {
  if (mailer.delivers)
    throw new ApiError(
      409,
      'Der Link zum Unterzeichnen geht nur an die Person selbst. „Erinnern“ sendet ihr einen neuen.',
    );
  const terms = JSON.parse(String(certificate['signing'])) as SigningTerms | null;
  if (terms?.mailed === true)
    await changeRecord(writing, certificates, certificate, { signing: { ...terms, mailed: false } });
}

/** A further link to copy; the earlier ones stay good. */
export async function linkAgain(
  parts: InvitationParts,
  actor: Actor,
  id: string,
): Promise<{ readonly link: string }> {
  const token = await withOwnInvitation(parts, actor, id, async (writing, own) => {
    refuseUnless(own, ['open', 'waiting', 'done']);
    if (own.invitation['task'] === 'sign' && own.invitation['status'] !== 'done')
      await tellLinkToSign(parts, writing, own);
    return newInvitationToken(writing.db, writing.now, parts.secret, id);
  });
  return { link: parts.links.invitation(token) };
}

/** Open for another round: what was said in this one is what was said before. */
const reopened = (invitation: Row): Readonly<Record<string, unknown>> => ({
  status: 'open',
  decision: '',
  finished: '',
  comments: [],
  edits: [],
  earlier_comments: JSON.parse(String(invitation['comments'])) as unknown,
  approved: '',
  outdated: '',
  outdated_by: '',
  outdated_told: '',
});

/**
 * Makes the link good for so many days from now, and sets when the work should be done. A task that was finished is
 * opened again with `reopen`, and its recipient is told.
 */
export async function extend(
  parts: InvitationParts,
  actor: Actor,
  id: string,
  wanted: { readonly days: number; readonly due: string | undefined; readonly reopen: boolean },
): Promise<ApiRecord> {
  const { row, mail } = await withOwnInvitation(parts, actor, id, async (writing, own) => {
    const signs = own.invitation['task'] === 'sign';
    const reopens = wanted.reopen && own.invitation['status'] === 'done' && !signs;
    refuseUnless(own, ['open', 'waiting', 'done']);
    const due = wanted.due ?? String(own.invitation['due']).slice(0, 10);
    const changed = await changeRecord(writing, invitations, own.invitation, {
      expires: expiry(writing.now, { days: wanted.days, due }),
      due: due === '' ? '' : `${due} 00:00:00.000Z`,
      ...(reopens ? reopened(own.invitation) : {}),
    });
    await note(writing, own, reopens ? 'reopened' : 'extended');
    if (!reopens) return { row: changed, mail: null };
    const token = await newInvitationToken(writing.db, writing.now, parts.secret, id);
    const link = parts.links.invitation(token);
    return { row: changed, mail: reopenedMail(askedOf(own.certificate, changed, actor, link)) };
  });
  if (mail !== null) parts.mailer.send(mail);
  return toRecord(invitations, row, actor);
}

/**
 * Takes an invitation back: its links lead nowhere from now on; what was entered stays with the owner. Who still had
 * something to do is told.
 */
export async function revoke(parts: InvitationParts, actor: Actor, id: string): Promise<ApiRecord> {
  const { row, mail } = await withOwnInvitation(parts, actor, id, async (writing, own) => {
    if (own.invitation['task'] === 'sign' && own.certificate['locked'] === 1)
      throw new ApiError(409, 'Bitte die Unterzeichnung im Ganzen abbrechen.');
    const changed = await changeRecord(writing, invitations, own.invitation, { status: 'revoked' });
    await note(writing, own, 'revoked');
    const had = own.invitation['status'] === 'open';
    const asked = askedOf(own.certificate, own.invitation, actor, '');
    return { row: changed, mail: had ? withdrawnMail(asked) : null };
  });
  if (mail !== null) parts.mailer.send(mail);
  return toRecord(invitations, row, actor);
}
