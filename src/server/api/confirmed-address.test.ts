import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { answeredCertificate, newCertificate, recipient } from '../../../tests/helpers/invitations.ts';
import { startMailServer, type TestMailServer } from '../../../tests/helpers/smtp.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { minute } from '../clock.ts';

const kern = { email: 'kern@example.com', name: 'Ulrike Kern', role: 'employer', task: 'rate' };
const signatories = [{ name: 'Ulrike Kern', function: 'Leiterin Netz', email: 'kern@example.com' }];
const typed = { name: 'Ulrike Kern', function: 'Leiterin Netz', kind: 'typed', text: 'U. Kern' };

describeOnBothEngines('where a mail server is set up', (place) => {
  let service: TestApp;
  let server: TestMailServer;
  let owner: Asker;
  beforeAll(async () => {
    server = await startMailServer();
    service = await openApp(place(), { config: { smtpUrl: `smtp://127.0.0.1:${server.port}` } });
    owner = await newUser(service);
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });

  async function received(to: string) {
    await service.jobParts.mailer.settled();
    return server.received.filter((mail) => mail.to === to);
  }
  async function confirm(who: Asker): Promise<void> {
    service.move(3 * minute);
    await who.ask('POST', '/api/collections/users/request-verification', { email: who.email });
    const token = (await received(who.email)).at(-1)?.token;
    const done = await who.ask('POST', '/api/collections/users/confirm-verification', { token });
    expect(done.statusCode).toBe(204);
  }

  test('nobody is written to for an account whose address is not confirmed, and all are afterwards', async () => {
    const id = await newCertificate(owner, { person: { first_name: 'Lena', last_name: 'Vogt' } });
    const rows = [['Vogt', 'kern@example.com']];
    const calls = [
      [`/api/certificates/${id}/invitations`, kern],
      [`/api/certificates/${id}/signing`, { signatories }],
      ['/api/invitations/remind', { ids: ['abcdefghijklmno'] }],
      ['/api/bulk/certificates', { rows, mapping: ['last_name', 'superior_email'], mails: 1 }],
    ] as const;
    for (const [url, body] of calls)
      expect((await owner.ask('POST', url, body)).json(), url).toMatchObject({
        status: 400,
        message: expect.stringContaining('wenn die E-Mail-Adresse Ihres Kontos bestätigt ist'),
        data: { confirmation: { code: 'validation_unconfirmed' } },
      });
    expect(await received('kern@example.com')).toEqual([]);

    await confirm(owner);
    await owner.ask('PATCH', `/api/collections/users/records/${owner.id}`, {
      name: 'Sparkasse\nhttps://evil.example/login',
    });
    const asked = await owner.ask('POST', `/api/certificates/${id}/invitations`, {
      ...kern,
      name: 'Frau Kern, bitte entsperren: https://evil.example/login',
    });
    expect(asked.statusCode).toBe(200);
    const text = (await received('kern@example.com')).at(-1)?.text.replaceAll('\r', '');
    expect(text).toContain(
      `Guten Tag Frau Kern, bitte entsperren:,\n\nSparkasse (${owner.email}) bittet Sie`,
    );
    expect(text).not.toContain('evil');
  });

  describe('signing', () => {
    let id = '';
    beforeAll(async () => {
      owner = await newUser(service);
      await confirm(owner);
      id = await answeredCertificate(owner, { letter: compose(sampleAnswers()) });
    });

    test('gives nobody but the signatory the link', async () => {
      const started = await owner.ask('POST', `/api/certificates/${id}/signing`, { signatories });
      expect(started.json()).toMatchObject({ links: [] });
      const list = await owner.ask('GET', '/api/collections/invitations/records?filter=task="sign"');
      const [{ id: invitation } = { id: '' }] = list.json<{ items: { id: string }[] }>().items;
      expect((await owner.ask('POST', `/api/invitations/${invitation}/link`)).json()).toMatchObject({
        status: 409,
        message: expect.stringContaining('Der Link zum Unterzeichnen geht nur an die Person selbst.'),
      });
      const mail = (await received('kern@example.com')).at(-1);
      const signer = recipient(service, /einladung#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '');
      expect((await signer.ask('POST', '/sign', typed)).json()).toMatchObject({ closed: true });
      const row = await owner.ask('GET', `/api/collections/certificates/records/${id}`);
      expect(row.json()).toMatchObject({ status: 'signed', sealed: { signatures: [{ name: typed.name }] } });
      expect(row.body).not.toContain('ownerHadLink');
    });
  });
});
