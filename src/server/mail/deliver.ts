import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { codeOf } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Mail } from './mail.ts';

export type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'site'>;

/** Hands a mail over; fails when it could not. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A mail server that does not answer must not keep a stopping server, in milliseconds. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 };

function senderOf({ site, publicUrl }: MailConfig): { name: string; address: string } {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return { name: site.operator || 'Klarzeugnis', address: site.email ?? `noreply@${host}` };
}

function isHere(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

function headersOf({ leave }: Mail): Record<string, string> {
  return {
    // Keeps holiday notices from answering.
    'Auto-Submitted': 'auto-generated',
    ...(leave === undefined
      ? {}
      : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/** @param url `smtp://` or `smtps://`; what follows a question mark are options of nodemailer */
export function overSmtp(url: string, config: MailConfig): Deliver {
  const { username, hostname, protocol } = new URL(url);
  // Somebody on the way could hide that the server can encrypt, and read the password.
  const requireTLS = protocol === 'smtp:' && username !== '' && !isHere(hostname);
  const transport = createTransport({ url, ...timeouts, ...(requireTLS ? { requireTLS } : {}) });
  const from = senderOf(config);
  return async (mail) => {
    const { to, subject, text, html } = mail;
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      headers: headersOf(mail),
    });
  };
}

/** Without an SMTP server mails are files, for this machine's owner to read. */
export function intoFolder(config: MailConfig, clock: Clock, log: FastifyBaseLogger): Deliver {
  const folder = path.join(config.dataDir, 'outbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const from = senderOf(config);
  let sent = 0;
  return async (mail) => {
    const { to, subject, text, html } = mail;
    // The number is taken before anything is waited for: by name the mails lie in the order they were sent.
    const stamp = clock().toISOString().replaceAll(/[-:Z]/g, '');
    const number = String((sent += 1)).padStart(6, '0');
    const file = path.join(folder, `${stamp}-${number}-${newId()}.eml`);
    const { message } = await transport.sendMail({ from, to, subject, text, html, headers: headersOf(mail) });
    await writeFile(file, message as Buffer, { mode: 0o600 });
    log.info({ file }, 'mail written');
  };
}

/** Why a mail was not taken: a code that may be logged and shown, and whether trying again is of any use. */
export interface DeliveryFault {
  readonly code: string;
  readonly final: boolean;
}

/** Reads a fault of `Deliver`. The server's words stay out: they quote addresses. */
export function deliveryFault(fault: unknown): DeliveryFault {
  const name = codeOf(fault) ?? 'unknown';
  const response =
    typeof fault === 'object' && fault !== null && 'responseCode' in fault ? Number(fault.responseCode) : 0;
  return {
    code: response > 0 ? `${name} ${response}` : name,
    // The server refuses this mail for good; a wrong password, on the other hand, can be mended.
    final: (name === 'EENVELOPE' || name === 'EMESSAGE') && response >= 500,
  };
}
