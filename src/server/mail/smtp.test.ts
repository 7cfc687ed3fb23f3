import { afterEach, describe, expect, test } from 'vitest';
import { asker, newUser, password } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import {
  mailLogin,
  startMailServer,
  trustTestCertificate,
  type MailServerChanges,
  type TestMailServer,
} from '../../../tests/helpers/smtp.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { day, hour, minute } from '../clock.ts';
import { newId } from '../ids.ts';
import { jobs } from '../jobs/jobs.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';

const login = `${mailLogin.user}:${encodeURIComponent(mailLogin.pass)}`;
const users = '/api/collections/users';

/** Registers somebody, whose first mail goes out. */
async function register(service: TestApp): Promise<string> {
  const email = `${newId()}@example.com`;
  const payload = { email, password, passwordConfirm: password };
  const answer = await asker(service).ask('POST', '/api/createUser', payload);
  expect(answer.statusCode).toBe(200);
  await service.jobParts.mailer.settled();
  return email;
}

const waiting = async ({ db }: TestApp) => db.selectFrom('waiting_mails').selectAll().execute();
const runJobs = async ({ jobParts }: TestApp) =>
  runDueJobs(jobParts, jobs, (fault) => {
    throw fault;
  });

describeOnBothEngines('mails over SMTP', (place) => {
  const open: (() => Promise<void>)[] = [];
  let last: TestApp;
  afterEach(async () => {
    await last.db.deleteFrom('waiting_mails').execute();
    for (const close of open.splice(0).toReversed()) await close();
  });

  async function mailServer(changes: MailServerChanges = {}): Promise<TestMailServer> {
    const server = await startMailServer(changes);
    open.push(server.close);
    return server;
  }

  async function serviceWith(smtpUrl: string): Promise<TestApp> {
    const site = {
      operator: 'Müller & Söhne',
      address: '',
      email: 'post@zeugnis.test',
      phone: '',
      vatId: '',
    };
    const service = await openApp(place(), { config: { smtpUrl, site } });
    open.push(service.close);
    last = service;
    return service;
  }

  test('arrive in German, as text and HTML, with a link that works', async () => {
    const server = await mailServer();
    const service = await serviceWith(`smtp://127.0.0.1:${server.port}`);
    const email = await register(service);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: email, subject: 'E-Mail-Adresse bestätigen', encrypted: false });
    expect(mail?.raw).toMatch(/^From: .*<post@zeugnis\.test>/m);
    expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail?.text).toContain('Guten Tag,');
    expect(mail?.text).toContain('Der Link gilt 24 Stunden.');
    expect(mail?.html).toMatch(/^<!doctype html>\s*<html lang="de">/);
    expect(mail?.html).toContain('bitte bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Konto');
    expect(mail?.html).not.toMatch(/<script|<img|https?:\/\/(?!zeugnis\.test)/);
    const confirmed = await asker(service).ask('POST', `${users}/confirm-verification`, {
      token: mail?.token,
    });
    expect(confirmed.statusCode).toBe(204);
    expect(await waiting(service)).toEqual([]);
  });

  test('are each in their own words', async () => {
    const server = await mailServer();
    const service = await serviceWith(`smtp://127.0.0.1:${server.port}`);
    const own = await newUser(service);
    await own.ask('POST', `${users}/request-password-reset`, { email: own.email });
    await own.ask('POST', `${users}/request-otp`, { email: own.email });
    await own.ask('POST', `${users}/request-email-change`, { newEmail: `neu-${own.email}` });
    await service.db
      .updateTable('users')
      .set({ last_seen: '2025-01-01 00:00:00.000Z', created: '2025-01-01 00:00:00.000Z' })
      .where('id', '=', own.id)
      .execute();
    await runJobs(service);
    await service.jobParts.mailer.settled();
    expect(server.received.map(({ subject }) => subject).toSorted()).toEqual([
      'E-Mail-Adresse bestätigen',
      'Ihr Code zur Anmeldung',
      'Ihr Konto wird gelöscht, wenn Sie es nicht mehr brauchen',
      'Neue E-Mail-Adresse bestätigen',
      'Neues Passwort festlegen',
    ]);
    for (const { text, html } of server.received) {
      expect(text).toMatch(/Freundliche Grüße\r\nKlarzeugnis/);
      expect(html).toContain('<html lang="de">');
    }
  });

  describe.each([
    ['STARTTLS', 'smtp', { tls: true }],
    ['TLS from the start', 'smtps', { secure: true }],
  ] as const)('over %s', (_, protocol, changes) => {
    test('with a login', async () => {
      const server = await mailServer({ ...changes, login: true });
      const url = `${protocol}://${login}@127.0.0.1:${server.port}/${trustTestCertificate}`;
      const service = await serviceWith(url);
      const email = await register(service);
      expect(server.received).toMatchObject([{ to: email, encrypted: true, user: mailLogin.user }]);
      expect(service.logged()).not.toContain(mailLogin.pass);
    });

    test('go to nobody whose certificate is not known', async () => {
      const server = await mailServer({ ...changes, login: true });
      const service = await serviceWith(`${protocol}://${login}@127.0.0.1:${server.port}`);
      await register(service);
      expect(server.received).toEqual([]);
      expect(await waiting(service)).toMatchObject([{ tries: 1, fault: expect.stringMatching(/^E/) }]);
    });
  });

  test('with a login go to no distant server that does not encrypt', async () => {
    const server = await mailServer({ login: true });
    // This machine again, in a notation that does not say so.
    const service = await serviceWith(`smtp://${login}@[::ffff:127.0.0.1]:${server.port}`);
    await register(service);
    expect(server.received).toEqual([]);
    expect(await waiting(service)).toMatchObject([{ fault: expect.stringMatching(/^ETLS|^ESOCKET/) }]);
  });

  test('wait when the password of the mail server is wrong, and the log says so without it', async () => {
    const server = await mailServer({ tls: true, login: true });
    const url = `smtp://${mailLogin.user}:falsch-gesetzt@127.0.0.1:${server.port}/${trustTestCertificate}`;
    const service = await serviceWith(url);
    const email = await register(service);
    expect(server.received).toEqual([]);
    const log = service.logged();
    expect(log).toContain('"fault":"EAUTH 535"');
    expect(log).toContain('mail not sent, will be tried again');
    for (const secret of ['falsch-gesetzt', email, mailLogin.user]) expect(log).not.toContain(secret);
  });

  test('are kept while the mail server is down, unreadable, and sent after a restart', async () => {
    const gone = await startMailServer();
    await gone.close();
    const service = await serviceWith(`smtp://127.0.0.1:${gone.port}`);
    const email = await register(service);
    const [kept, ...others] = await waiting(service);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ kind: 'verification', tries: 1, fault: 'ESOCKET' });
    expect(JSON.stringify(kept)).not.toContain(email);
    expect(service.logged()).toMatch(/"fault":"ESOCKET","next":"2026-11-20 12:01:00\.000Z"/);

    // Not before it is due, and again later when it fails again.
    await service.jobParts.mailer.sendWaiting();
    expect(await waiting(service)).toMatchObject([{ tries: 1 }]);
    service.move(minute);
    await runJobs(service);
    expect(await waiting(service)).toMatchObject([{ tries: 2, due: '2026-11-20 12:06:00.000Z' }]);

    await open.splice(0)[0]?.();
    const server = await mailServer({ port: gone.port });
    const again = await serviceWith(`smtp://127.0.0.1:${server.port}`);
    again.move(6 * minute);
    await runJobs(again);
    expect(server.received).toMatchObject([{ to: email, subject: 'E-Mail-Adresse bestätigen' }]);
    expect(await waiting(again)).toEqual([]);
  });

  test('are sent once where two servers share the database', async () => {
    const gone = await startMailServer();
    await gone.close();
    const url = `smtp://127.0.0.1:${gone.port}`;
    const [one, two] = [await serviceWith(url), await serviceWith(url)];
    for (const _ of [1, 2, 3, 4, 5]) await register(one);
    const server = await mailServer({ port: gone.port });
    for (const service of [one, two]) service.move(minute);
    await Promise.all([one, two, one, two].map(async ({ jobParts }) => jobParts.mailer.sendWaiting()));
    expect(server.received).toHaveLength(5);
    expect(await waiting(one)).toEqual([]);
  });

  test('are given up when they would come too late, or are refused for good', async () => {
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => {
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      },
    });
    const service = await serviceWith(`smtp://127.0.0.1:${server.port}`);
    const email = await register(service);
    expect(await waiting(service)).toMatchObject([{ due: '', fault: 'EENVELOPE 550' }]);
    expect(service.logged()).toContain('mail given up');
    expect(service.logged()).not.toContain(email);
    service.move(hour);
    await runJobs(service);
    expect(await waiting(service)).toMatchObject([{ tries: 1 }]);
    // Looked at for a week, then forgotten.
    service.move(7 * day);
    await runJobs(service);
    expect(await waiting(service)).toEqual([]);
  });

  test('with a code that is over are not tried any more', async () => {
    const gone = await startMailServer();
    await gone.close();
    const service = await serviceWith(`smtp://127.0.0.1:${gone.port}`);
    const email = await register(service);
    await service.db.deleteFrom('waiting_mails').execute();
    await asker(service).ask('POST', `${users}/request-otp`, { email });
    await service.jobParts.mailer.settled();
    service.move(minute);
    await service.jobParts.mailer.sendWaiting();
    // The next try would be in five minutes; the code is good for three.
    expect(await waiting(service)).toMatchObject([{ kind: 'otp', tries: 2, due: '' }]);
  });

  test('go with the account they are about', async () => {
    const gone = await startMailServer();
    await gone.close();
    const service = await serviceWith(`smtp://127.0.0.1:${gone.port}`);
    const own = await newUser(service);
    await service.jobParts.mailer.settled();
    expect(await waiting(service)).toMatchObject([{ account: own.id }]);
    await own.ask('POST', '/api/deleteAccount', { id: own.id });
    expect(await waiting(service)).toEqual([]);
  });
});
