import { users } from '../../collections/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { minute, timestampAfter, toTimestamp } from '../../clock.ts';
import { invitations } from '../../collections/content.ts';
import { anyTable, type Row } from '../../database/engine.ts';
import { approvalsOf } from '../../history/approved-text.ts';
import { nameOfActor } from '../../history/keep-history.ts';
import { approvalLostMail, outdatedMail } from '../../mail/change-letters.ts';
import type { Mail } from '../../mail/mail.ts';
import { changeRecord } from '../../records/change-record.ts';
import { write } from '../../records/write.ts';
import type { Writing } from '../../records/write-record.ts';
import type { InvitationParts } from './invitation-parts.ts';
import { newInvitationToken } from './invitation-tokens.ts';
import { nameOfRecipient } from './open-invitation.ts';
import { employerOf, personOf, senderOf } from './person-of.ts';

/** Whoever changes a text changes more of it: he is let finish before anybody is told. */
const rest = 10 * minute;

/**
 * The mails about approvals of a certificate that its text has left behind, and notes that they are told.
 * @param signing the text goes to the signatories as it is
 */
export async function outdatedMails(
  writing: Writing,
  parts: Pick<InvitationParts, 'secret' | 'links'>,
  certificate: Row,
  owner: Actor,
  signing: boolean,
): Promise<Mail[]> {
  const mails: Mail[] = [];
  const [about, employer] = [personOf(certificate), employerOf(certificate)];
  for (const one of await approvalsOf(writing.db, String(certificate['id']))) {
    if (one['outdated'] === '' || one['outdated_told'] !== '') continue;
    await changeRecord(writing, invitations, one, { outdated_told: toTimestamp(writing.now) });
    const over = String(one['expires']) <= toTimestamp(writing.now);
    const token = over
      ? ''
      : await newInvitationToken(writing.db, writing.now, parts.secret, String(one['id']));
    const by = String(one['outdated_by']);
    mails.push(
      outdatedMail({
        email: String(one['email']),
        name: String(one['name'] ?? ''),
        by,
        about,
        employer,
        link: over ? '' : parts.links.invitation(token),
        owner: senderOf(owner).address,
        signing,
      }),
    );
    // Who changed it himself need not be told.
    if (by === nameOfActor(owner)) continue;
    const link = parts.links.work(String(certificate['id']));
    const email = String(owner.account?.row['email'] ?? '');
    mails.push(approvalLostMail({ email, by, approver: nameOfRecipient(one), about, link }));
  }
  return mails;
}

/** Tells approvers and owners of texts that were changed after the approval and have rested since. */
export async function tellOutdated(parts: InvitationParts): Promise<void> {
  const rows = await anyTable(parts.db)
    .selectFrom('certificates')
    .selectAll()
    .where('status', '!=', 'signed')
    .where('trashed', '=', '')
    .where('updated', '<=', timestampAfter(parts.clock(), -rest))
    .where('id', 'in', (query) =>
      query
        .selectFrom('invitations')
        .select('certificate')
        .where('outdated', '!=', '')
        .where('outdated_told', '=', '')
        .where('decision', '=', 'approved')
        .where('status', '!=', 'revoked'),
    )
    .execute();
  for (const certificate of rows) {
    const account = await anyTable(parts.db)
      .selectFrom('users')
      .selectAll()
      .where('id', '=', String(certificate['owner']))
      .executeTakeFirst();
    if (account === undefined) continue;
    const owner: Actor = { account: { collection: users, row: account }, visitor: null };
    const mails = await write(parts, owner, async (writing) =>
      outdatedMails(writing, parts, certificate, owner, false),
    );
    for (const mail of mails) parts.mailer.send(mail);
  }
}
