import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asker,
  logIn,
  newSuperuser,
  newUser,
  password,
  type Asker,
} from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { describeSeller, issueInvoice } from '../../../../tests/helpers/invoices.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { startMailServer } from '../../../../tests/helpers/smtp.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { day, minute } from '../../clock.ts';
import { jobs } from '../../jobs/jobs.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';

const users = '/api/collections/users';

interface AuditEntry {
  readonly action: string;
  readonly target: string;
  readonly record: string;
  readonly email: string;
  readonly detail: unknown;
}

describeOnBothEngines('the administration', (place) => {
  let service: TestApp;
  let root: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    root = await newSuperuser(service);
  });
  afterAll(async () => service.close());

  async function auditOf(record: string): Promise<AuditEntry[]> {
    const query = new URLSearchParams({ filter: `record = "${record}"`, sort: 'created,id', perPage: '100' });
    const answer = await root.ask('GET', `/api/collections/audit/records?${query.toString()}`);
    // The clock of the tests stands still: entries of one moment have no order.
    return answer.json<{ items: AuditEntry[] }>().items.toSorted((a, b) => b.action.localeCompare(a.action));
  }

  describe('locks an account', () => {
    test('whose sessions and logins are refused until it is unlocked', async () => {
      const own = await newUser(service);
      const lock = async (locked: boolean) => root.ask('PATCH', `${users}/records/${own.id}`, { locked });
      expect((await lock(true)).json()).toMatchObject({ locked: true });
      expect((await own.ask('POST', `${users}/auth-refresh`)).statusCode).toBe(401);
      const refused = await asker(service).ask('POST', `${users}/auth-with-password`, {
        identity: own.email,
        password,
      });
      expect(refused.json()).toMatchObject({
        status: 403,
        message: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
      });
      // A wrong password is told nothing of it.
      const wrong = await asker(service).ask('POST', `${users}/auth-with-password`, {
        identity: own.email,
        password: 'falsch-geraten',
      });
      expect(wrong.json()).toMatchObject({ status: 400, message: 'Failed to authenticate.' });
      await lock(false);
      expect((await logIn(service, own.email)).id).toBe(own.id);
    });

    test('which nobody does to himself or undoes', async () => {
      const own = await newUser(service);
      const answer = await own.ask('PATCH', `${users}/records/${own.id}`, { locked: true });
      expect(answer.statusCode).toBe(400);
    });
  });

  test('finds users by what they are, page by page', async () => {
    const marked = await newUser(service, 'gesucht.person@example.com');
    await newUser(service);
    await root.ask('PATCH', `${users}/records/${marked.id}`, { verified: true, modules: ['pro'] });
    const find = async (filter: string) =>
      (
        await root.ask(
          'GET',
          `${users}/records?${new URLSearchParams({ filter, perPage: '1', sort: '-created,id' }).toString()}`,
        )
      ).json();
    expect(await find('email ~ "GESUCHT.person"')).toMatchObject({
      totalItems: 1,
      items: [{ id: marked.id }],
    });
    expect(await find('verified = true && modules ~ "pro"')).toMatchObject({ totalItems: 1 });
    expect(await find('locked = true && email ~ "gesucht"')).toMatchObject({ totalItems: 0 });
  });

  test('sends the link that verifies once more, and says when it is not needed', async () => {
    const own = await newUser(service);
    service.move(3 * minute);
    const send = async (id: string) => root.ask('POST', `/api/users/${id}/verification`);
    expect((await send(own.id)).statusCode).toBe(204);
    const mails = await mailsTo(service, place().dataDir, own.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('E-Mail-Adresse bestätigen'));
    expect((await send('aaaaaaaaaaaaaaa')).statusCode).toBe(404);
    await root.ask('PATCH', `${users}/records/${own.id}`, { verified: true });
    expect((await send(own.id)).json()).toMatchObject({
      message: 'Diese E-Mail-Adresse ist schon bestätigt.',
    });
  });

  test('keeps what superusers did, and nothing of others', async () => {
    const own = await newUser(service);
    await own.ask('PATCH', `${users}/records/${own.id}`, { name: 'Kim' });
    expect(await auditOf(own.id)).toEqual([]);
    await root.ask('PATCH', `${users}/records/${own.id}`, { verified: true, name: 'Kim Klug' });
    await root.ask('DELETE', `${users}/records/${own.id}`);
    expect(await auditOf(own.id)).toMatchObject([
      { action: 'update', target: 'users', email: root.email, detail: { fields: ['verified', 'name'] } },
      { action: 'delete', target: 'users', email: root.email },
    ]);
    const log = JSON.stringify(await auditOf(own.id));
    expect(log).not.toContain('Kim Klug');

    const requests = [{ method: 'PATCH', url: '/api/collections/users/records/aaaaaaaaaaaaaaa', body: {} }];
    await root.ask('POST', '/api/batch', { requests });
    expect(await auditOf('aaaaaaaaaaaaaaa')).toEqual([]);
    await root.ask('POST', '/api/crons/forget-traces');
    expect(await auditOf('forget-traces')).toMatchObject([{ action: 'run', target: 'jobs' }]);

    await describeSeller(root);
    const user = await newUser(service);
    const { id } = await issueInvoice(root, user.id);
    await root.ask('POST', `/api/invoices/${id}/cancel`);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['update', 'create']);
  });

  test('keeps that for a year, whatever anybody wants', async () => {
    const server = await openApp(place());
    await root.ask('POST', '/api/crons/forget-traces');
    const [entry] = await service.db.selectFrom('audit').selectAll().limit(1).execute();
    const url = `/api/collections/audit/records/${entry?.id ?? ''}`;
    expect((await root.ask('DELETE', url)).statusCode).toBe(403);
    expect((await root.ask('PATCH', url, { action: 'x' })).statusCode).toBe(403);
    const run = async () =>
      runDueJobs(server.jobParts, jobs, (fault) => {
        throw fault;
      });
    server.move(364 * day);
    await run();
    expect(await server.db.selectFrom('audit').select('id').execute()).not.toEqual([]);
    server.move(2 * day);
    await run();
    expect(await server.db.selectFrom('audit').select('id').execute()).toEqual([]);
    await server.close();
  });

  const forgetTraces = async () =>
    (await root.ask('GET', '/api/jobs'))
      .json<{ items: { id: string; started: string }[] }>()
      .items.find(({ id }) => id === 'forget-traces');

  test('shows what is done by the clock, and when', async () => {
    await service.db.deleteFrom('job_runs').execute();
    expect(await forgetTraces()).toMatchObject({ started: '', next: '', running: false });
    await runDueJobs(service.jobParts, jobs, (fault) => {
      throw fault;
    });
    const started = service.clock().toISOString().replace('T', ' ');
    expect(await forgetTraces()).toMatchObject({ started, every: minute, running: false });
  });

  test('shows mails that did not go out, without their text, and sends them again', async () => {
    const gone = await startMailServer();
    await gone.close();
    const server = await openApp(place(), { config: { smtpUrl: `smtp://127.0.0.1:${gone.port}` } });
    const admin = asker(server, root.token);
    await newUser(server);
    await server.jobParts.mailer.settled();
    const list = async () => (await admin.ask('GET', '/api/mails')).json<{ items: { id: string }[] }>().items;
    const [mail] = await list();
    expect(mail).toMatchObject({ kind: 'verification', state: 'waiting', fault: 'ESOCKET', tries: 1 });
    expect(Object.keys(mail ?? {})).not.toContain('sealed');
    const back = await startMailServer({ port: gone.port });
    expect((await admin.ask('POST', `/api/mails/${mail?.id}/retry`)).statusCode).toBe(204);
    expect(back.received).toHaveLength(1);
    expect(await list()).toEqual([]);
    await server.close();
    await back.close();
  });
});
