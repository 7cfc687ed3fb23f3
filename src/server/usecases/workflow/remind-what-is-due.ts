import { users } from '../../collections/accounts.ts';
import { day, timestampAfter, toTimestamp } from '../../clock.ts';
import { anyTable } from '../../database/engine.ts';
import type { InvitationParts } from './invitation-parts.ts';
import { remind } from './change-invitation.ts';

/** How long before the day a task is due somebody is reminded who has not finished it. */
const ahead = 2 * day;

/** Reminds everybody once whose task is due soon, on behalf of the owner. */
export async function remindWhatIsDue(parts: InvitationParts): Promise<void> {
  const now = parts.clock();
  const rows = await anyTable(parts.db)
    .selectFrom('invitations')
    .innerJoin('certificates', 'certificates.id', 'invitations.certificate')
    .innerJoin('users', 'users.id', 'certificates.owner')
    .select(['invitations.id as id', 'users.id as owner'])
    .where('invitations.status', '=', 'open')
    .where('certificates.status', '!=', 'signed')
    .where('certificates.trashed', '=', '')
    .where('invitations.due', '!=', '')
    .where('invitations.due', '<=', timestampAfter(now, ahead))
    // Who was invited a moment ago needs no reminder.
    .where('invitations.created', '<=', timestampAfter(now, -day))
    .where('invitations.expires', '>', toTimestamp(now))
    .where('invitations.reminded', '=', '')
    .execute();
  for (const { id, owner } of rows) {
    const account = await anyTable(parts.db)
      .selectFrom('users')
      .selectAll()
      .where('id', '=', String(owner))
      .executeTakeFirst();
    if (account === undefined || (parts.mailer.delivers && account['verified'] !== 1)) continue;
    await remind(parts, { account: { collection: users, row: account }, visitor: null }, String(id));
  }
}
