import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Sends in the background: nobody can tell by waiting whether there is such an account. Faults are logged. */
  readonly send: (mail: Mail) => void;
  /** Waits for what is under way. */
  readonly settled: () => Promise<void>;
}

export type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'site'>;

function senderOf({ site, publicUrl }: MailConfig): { name: string; address: string } {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return { name: site.operator || 'Klarzeugnis', address: site.email ?? `noreply@${host}` };
}

type Deliver = (mail: Mail) => Promise<void>;

function overSmtp(url: string, from: ReturnType<typeof senderOf>): Deliver {
  const transport = createTransport(url);
  return async (mail) => void (await transport.sendMail({ from, ...mail }));
}

/** Without an SMTP server mails are files, for this machine's owner to read. */
function intoFolder(
  folder: string,
  from: ReturnType<typeof senderOf>,
  clock: Clock,
  log: FastifyBaseLogger,
): Deliver {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  let sent = 0;
  return async (mail) => {
    // The number is taken before anything is waited for: by name the mails lie in the order they were sent.
    const stamp = clock().toISOString().replaceAll(/[-:Z]/g, '');
    const number = String((sent += 1)).padStart(6, '0');
    const file = path.join(folder, `${stamp}-${number}-${newId()}.eml`);
    const { message } = await transport.sendMail({ from, ...mail });
    await writeFile(file, message as Buffer, { mode: 0o600 });
    log.info({ file }, 'mail written');
  };
}

/** Sends mails over SMTP_URL; without one they are put into DATA_DIR/outbox, and the log says where. */
export function createMailer(config: MailConfig, clock: Clock, log: FastifyBaseLogger): Mailer {
  const from = senderOf(config);
  const deliver =
    config.smtpUrl === null
      ? intoFolder(path.join(config.dataDir, 'outbox'), from, clock, log)
      : overSmtp(config.smtpUrl, from);
  const underWay = new Set<Promise<void>>();
  return {
    send(mail) {
      const sent = deliver(mail)
        .catch((fault: unknown) => log.error({ err: fault }, 'mail not sent'))
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
