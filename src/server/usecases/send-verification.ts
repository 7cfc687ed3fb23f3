import { idOf, type Account } from '../auth/actor.ts';
import { mayMail } from '../auth/once-in-a-while.ts';
import { verificationMail } from '../mail/letters.ts';
import type { MailParts } from './mail-parts.ts';

/** Sends an account the link that shows that its mail address is its own; at most once in two minutes. */
export async function sendVerification(
  { db, clock, tokens, mailer, links }: MailParts,
  account: Account,
): Promise<void> {
  if (!(await mayMail(db, idOf(account), 'verification', clock()))) return;
  const email = String(account.row['email']);
  const token = await tokens.issue(account, 'verification', { email });
  mailer.send(verificationMail(email, links.verify(token)), idOf(account));
}
