import { idOf, type Account } from '../auth/actor.ts';
import { mayMail } from '../auth/once-in-a-while.ts';
import { passwordResetMail } from '../mail/letters.ts';
import type { MailParts } from './mail-parts.ts';

/** Sends an account the link for a new password; at most once in two minutes. */
export async function sendPasswordReset(
  { db, clock, tokens, mailer, links }: MailParts,
  account: Account,
): Promise<void> {
  if (!(await mayMail(db, idOf(account), 'passwordReset', clock()))) return;
  const email = String(account.row['email']);
  const token = await tokens.issue(account, 'passwordReset', { email });
  mailer.send(passwordResetMail(email, links.setPassword(email, token)), idOf(account));
}
