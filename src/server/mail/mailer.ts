import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { createSeal } from '../seal.ts';
import { deliveryFault, intoFolder, overSmtp, type MailConfig } from './deliver.ts';
import { forgetMail, keepMail, putBack, takeDueMail, type TakenMail } from './mail-queue.ts';
import type { Mail } from './mail.ts';

export interface Mailer {
  /** Mails reach people; otherwise they lie in a folder of this machine. */
  readonly delivers: boolean;
  /**
   * Sends in the background: nobody can tell by waiting whether there is such an account. What the mail server does not
   * take is kept and tried again, also after a restart and by other servers.
   * @param account id of whom it is about; with the account goes the mail
   */
  readonly send: (mail: Mail, account?: string) => void;
  /** Sends many in the background, one after the other: a mail server takes only so many connections. */
  readonly sendMany: (mails: readonly Mail[]) => void;
  /** Tries again what is due. */
  readonly sendWaiting: () => Promise<void>;
  /** Waits for what is under way. */
  readonly settled: () => Promise<void>;
}

export interface MailerParts {
  readonly config: MailConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
}

/** Sends mails over SMTP_URL; without one they are put into DATA_DIR/outbox, and the log says where. */
export function createMailer({ config, db, clock, log, secret }: MailerParts): Mailer {
  const seal = createSeal(secret, 'mail');
  const files = config.smtpUrl === null;
  const deliver = config.smtpUrl === null ? intoFolder(config, clock, log) : overSmtp(config.smtpUrl, config);

  async function attempt(taken: TakenMail): Promise<void> {
    const { id, mail, tries } = taken;
    if (mail === undefined) {
      const fault = { code: 'sealed with another SECRET', final: true };
      await putBack(db, clock(), taken, fault);
      log.error({ mail: id, fault: fault.code }, 'mail given up');
      return;
    }
    try {
      await deliver(mail);
    } catch (error) {
      const fault = deliveryFault(error);
      const next = await putBack(db, clock(), taken, fault);
      const told = { mail: id, kind: mail.kind, tries, fault: fault.code };
      if (next === '') log.error({ err: error, ...told }, 'mail given up');
      else log.error({ err: error, ...told, next }, 'mail not sent, will be tried again');
      return;
    }
    await forgetMail(db, id);
    log.info({ mail: id, kind: mail.kind, tries }, 'mail sent');
  }

  const underWay = new Set<Promise<void>>();
  function inBackground(work: Promise<void>): void {
    const done = work
      .catch((fault: unknown) => log.error({ err: fault }, 'mail not sent'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function sendWaiting(): Promise<void> {
    // Each is tried once: a failed one is due later than now.
    const now = clock();
    for (;;) {
      const taken = await takeDueMail(db, seal, now);
      if (taken === undefined) return;
      await attempt(taken);
    }
  }

  /** All are kept before the first is sent: a server that stops halfway leaves none behind. */
  async function keepAndSend(mails: readonly Mail[]): Promise<void> {
    for (const mail of mails) {
      if (files) await deliver(mail);
      else await keepMail(db, seal, clock(), mail, '', false);
    }
    if (!files) await sendWaiting();
  }

  return {
    delivers: !files,
    sendMany: (mails) => inBackground(keepAndSend(mails)),
    send(mail, account = '') {
      inBackground(files ? deliver(mail) : keepMail(db, seal, clock(), mail, account).then(attempt));
    },
    sendWaiting,
    settled: async () => void (await Promise.all(underWay)),
  };
}
