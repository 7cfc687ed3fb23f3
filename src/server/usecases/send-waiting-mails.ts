import type { MailParts } from './mail-parts.ts';

/** Tries again to send what the mail server did not take. */
export async function sendWaitingMails({ mailer }: MailParts): Promise<void> {
  await mailer.sendWaiting();
}
