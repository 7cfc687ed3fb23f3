import { noteAdminActions } from '../audit/note-admin-action.ts';
import type { Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { newId } from '../ids.ts';
import { newsletterMail } from '../mail/letters.ts';
import { subscriberKey } from '../newsletter/subscriptions.ts';
import type { MailParts } from './mail-parts.ts';

/**
 * Sends a newsletter to everybody who confirmed that he wants it, each with a link that ends it.
 * @param paragraphs plain text
 * @returns how many it goes to
 */
export async function sendNewsletter(
  { db, clock, mailer, links, secret }: MailParts & { readonly secret: string },
  actor: Actor,
  subject: string,
  paragraphs: readonly string[],
): Promise<number> {
  const now = clock();
  const time = toTimestamp(now);
  const id = newId();
  const recipients = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('subscribers')
      .select('email')
      .where('status', '=', 'active')
      .orderBy('id')
      .execute();
    const body = paragraphs.join('\n\n');
    await trx
      .insertInto('newsletters')
      .values({ id, subject, body, recipients: rows.length, created: time, updated: time })
      .execute();
    const action = { action: 'send', target: 'newsletters', record: id, detail: { recipients: rows.length } };
    await noteAdminActions(trx, actor, now, [action]);
    return rows;
  });
  for (const { email } of recipients) {
    const key = subscriberKey(secret, email);
    mailer.send(newsletterMail(email, subject, paragraphs, links.leaveNewsletter(key)));
  }
  return recipients.length;
}
