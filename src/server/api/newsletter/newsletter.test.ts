import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asker, newSuperuser, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { startMailServer, type TestMailServer } from '../../../../tests/helpers/smtp.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { day, minute } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { jobs } from '../../jobs/jobs.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';

/** The address behind a link of a mail, without the host. */
function linkIn(text: string, path: string): string {
  return new RegExp(`https?://[^/\\s]+(/api/newsletter/${path}\\?key=[\\w-]+)`).exec(text)?.[1] ?? '';
}

const address = (): string => `${newId()}@example.com`;

describeOnBothEngines('the newsletter', (place) => {
  let server: TestMailServer;
  let service: TestApp;
  let guest: Asker;
  let root: Asker;
  beforeAll(async () => {
    server = await startMailServer();
    service = await openApp(place(), { config: { smtpUrl: `smtp://127.0.0.1:${server.port}` } });
    guest = asker(service);
    root = await newSuperuser(service);
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });
  beforeEach(async () => void (await service.db.deleteFrom('subscribers').execute()));

  async function mailsTo(email: string) {
    await service.jobParts.mailer.settled();
    return server.received.filter(({ to }) => to === email);
  }
  async function subscribe(email = address()): Promise<string> {
    expect((await guest.ask('POST', '/api/newsletter', { email })).statusCode).toBe(204);
    const mails = await mailsTo(email.trim().toLowerCase());
    const mail = mails.find(({ subject }) => subject === 'Newsletter bestätigen');
    return linkIn(mail?.text ?? '', 'confirm');
  }
  const send = async () =>
    root.ask('POST', '/api/newsletters', { subject: 'Neues im November', body: 'Erster.\n\nZweiter <b>.' });

  test('comes only after the second yes', async () => {
    const email = address();
    const link = await subscribe(` ${email.toUpperCase()}`);
    expect((await send()).json()).toEqual({ recipients: 0 });
    // Programs that look behind links confirm nothing.
    const looked = await guest.ask('GET', link);
    expect(looked.body).toMatch(/<form method="post" action="\/api\/newsletter\/confirm\?key=[\w-]+">/);
    expect((await send()).json()).toEqual({ recipients: 0 });
    const confirmed = await guest.ask('POST', link);
    expect([confirmed.statusCode, confirmed.body]).toEqual([
      200,
      expect.stringContaining('Ab jetzt bekommen Sie den Newsletter.'),
    ]);
    expect((await send()).json()).toEqual({ recipients: 1 });
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Neues im November');
    expect(mail?.text).toMatch(/Erster\.\r?\n\r?\nZweiter <b>\./);
    expect(mail?.html).toContain('Zweiter &lt;b&gt;.');
  });

  test('is ended by one click of a mail program, and forgets the address', async () => {
    const email = address();
    await guest.ask('POST', await subscribe(email));
    await send();
    const mail = (await mailsTo(email)).at(-1);
    const raw = (mail?.raw ?? '').replaceAll(/\r\n\s+/g, '');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = linkIn(/^List-Unsubscribe:\s*<([^>]+)>/m.exec(raw)?.[1] ?? '', 'leave');
    expect(linkIn(mail?.text ?? '', 'leave')).toBe(link);
    expect((await guest.ask('GET', link)).body).toContain('<button>Newsletter beenden</button>');
    expect(await service.db.selectFrom('subscribers').select('id').execute()).toHaveLength(1);
    const left = await service.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(left.statusCode).toBe(200);
    expect(await service.db.selectFrom('subscribers').select('id').execute()).toEqual([]);
    expect((await guest.ask('POST', link)).statusCode).toBe(200);
  });

  test('is ordered by the form of the public page, which says what became of it', async () => {
    const order = async (email: string) => {
      const answer = await service.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email }).toString(),
      });
      expect(answer.statusCode).toBe(303);
      return (await guest.ask('GET', answer.headers.location ?? '')).body;
    };
    const email = address();
    expect(await order(email)).toContain('Fast fertig.');
    expect(await order('niemand@')).toContain('Das ist keine gültige E-Mail-Adresse.');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Newsletter bestätigen']);
    expect((await guest.ask('GET', '/newsletter?stand=<b>')).body).not.toContain('role="');
  });

  test('tells nobody who gets it, and floods nobody', async () => {
    const email = address();
    await guest.ask('POST', await subscribe(email));
    const pending = address();
    for (const who of [email, email, pending, pending]) {
      expect((await guest.ask('POST', '/api/newsletter', { email: who })).statusCode).toBe(204);
    }
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(pending)).toHaveLength(1);
    service.move(2 * minute);
    await guest.ask('POST', '/api/newsletter', { email: pending });
    expect(await mailsTo(pending)).toHaveLength(2);
    expect((await guest.ask('POST', '/api/newsletter', { email: 'keine' })).statusCode).toBe(400);
    expect((await guest.ask('POST', '/api/newsletter/confirm?key=geraten')).statusCode).toBe(404);
  });

  test('keeps what its links carry in no table', async () => {
    const link = await subscribe();
    const rows = await service.db.selectFrom('subscribers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(/key=(.*)$/.exec(link)?.[1] ?? 'nothing');
    expect(service.logged()).not.toContain(/key=(.*)$/.exec(link)?.[1] ?? 'nothing');
  });

  test('forgets requests that nobody confirmed, and goes with the account', async () => {
    const own = await newUser(service);
    await guest.ask('POST', await subscribe(own.email));
    await subscribe();
    await own.ask('POST', '/api/deleteAccount', { id: own.id });
    const left = async () => service.db.selectFrom('subscribers').select('email').execute();
    expect(await left()).toHaveLength(1);
    service.move(7 * day);
    await runDueJobs(service.jobParts, jobs, (fault) => {
      throw fault;
    });
    expect(await left()).toEqual([]);
  });
});
