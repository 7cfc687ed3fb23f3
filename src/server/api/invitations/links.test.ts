import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindWhatIsDue } from '../../usecases/workflow/remind-what-is-due.ts';
import { newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { invited, newCertificate, recipient, tokenOf } from '../../../../tests/helpers/invitations.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

describeOnBothEngines('links of invitations', (place) => {
  let service: TestApp;
  let owner: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    owner = await newUser(service);
  });
  afterAll(async () => service.close());

  test('end with their time, and are good again when it is extended', async () => {
    const certificate = await newCertificate(owner);
    const who = await invited(service, owner, certificate, 'rate', 'employer', { days: 1 });
    service.move(25 * 3_600_000);
    const answer = await who.ask('GET');
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({ data: { reason: { code: 'expired' } } });
    expect((await owner.ask('POST', `/api/invitations/${who.id}/remind`)).statusCode).toBe(409);
    await owner.ask('POST', `/api/invitations/${who.id}/extend`, { days: 3 });
    expect((await who.ask('GET')).statusCode).toBe(200);
  });

  test('end when the invitation is taken back', async () => {
    const certificate = await newCertificate(owner);
    const who = await invited(service, owner, certificate, 'rate');
    await owner.ask('POST', `/api/invitations/${who.id}/revoke`);
    for (const answer of [await who.ask('GET'), await who.ask('PATCH', '', { values: {} })]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ data: { reason: { code: 'expired' } } });
    }
    expect((await owner.ask('POST', `/api/invitations/${who.id}/remind`)).statusCode).toBe(409);
  });

  test('say so when the certificate was deleted', async () => {
    const certificate = await newCertificate(owner);
    const who = await invited(service, owner, certificate, 'rate');
    await owner.ask('DELETE', `/api/collections/certificates/records/${certificate}`);
    const answer = await who.ask('GET');
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({
      message: 'Dieses Zeugnis wurde gelöscht.',
      data: { reason: { code: 'deleted' } },
    });
  });

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`])(
    'that nobody gave lead nowhere: %j',
    async (token) => {
      expect((await recipient(service, token).ask('GET')).statusCode).toBe(410);
    },
  );

  test('a reminder brings a new one, and the first stays good', async () => {
    const certificate = await newCertificate(owner);
    const email = 'erinnert@example.com';
    const who = await invited(service, owner, certificate, 'rate', 'employer', { email });
    await owner.ask('POST', `/api/invitations/${who.id}/remind`);
    const mail = (await mailsTo(service, place().dataDir, email)).at(-1);
    expect(mail?.subject).toContain('Erinnerung');
    const fresh = /einladung#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const { link } = (await owner.ask('POST', `/api/invitations/${who.id}/link`)).json<{ link: string }>();
    for (const token of [who.token, fresh, tokenOf(link)])
      expect((await recipient(service, token).ask('GET')).statusCode).toBe(200);
    expect(new Set([who.token, fresh, tokenOf(link)]).size).toBe(3);
  });

  test('who has not finished is reminded once before it is due', async () => {
    const certificate = await newCertificate(owner);
    const email = 'bald-faellig@example.com';
    const due = new Date(service.clock().getTime() + 4 * 86_400_000).toISOString().slice(0, 10);
    await invited(service, owner, certificate, 'rate', 'employer', { email, due });
    const count = async (): Promise<number> => (await mailsTo(service, place().dataDir, email)).length;
    await remindWhatIsDue(service.jobParts);
    expect(await count()).toBe(1);
    service.move(2 * 86_400_000);
    await remindWhatIsDue(service.jobParts);
    await remindWhatIsDue(service.jobParts);
    expect(await count()).toBe(2);
  });

  test('that have ended, or are torn off, may be reloaded: nobody else is shut out', async () => {
    const limited = await openApp(place(), { config: { rateLimits: 1 } });
    const certificate = await newCertificate(owner);
    const ended = await invited(service, owner, certificate, 'rate');
    const good = recipient(limited, (await invited(service, owner, certificate, 'rate')).token);
    await owner.ask('POST', `/api/invitations/${ended.id}/revoke`);
    for (let at = 0; at < 25; at++) {
      const token = at % 2 === 0 ? ended.token : ended.token.slice(0, 30);
      expect((await recipient(limited, token).ask('GET')).statusCode).toBe(410);
    }
    expect((await good.ask('GET')).statusCode).toBe(200);
    await limited.close();
  });

  test('can be guessed only so often', async () => {
    const limited = await openApp(place(), { config: { rateLimits: 1 } });
    const certificate = await newCertificate(owner);
    const who = await invited(service, owner, certificate, 'rate');
    const good = recipient(limited, who.token);
    expect((await good.ask('GET')).statusCode).toBe(200);
    for (let guess = 0; guess < 20; guess++)
      expect((await recipient(limited, String(guess).padStart(43, 'x')).ask('GET')).statusCode).toBe(410);
    const refused = await recipient(limited, 'y'.repeat(43)).ask('GET');
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ message: string }>().message).toContain('Bitte in 15 Minuten noch einmal');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Behind the same address there may be a whole office.
    expect((await good.ask('GET')).statusCode).toBe(200);
    limited.move(16 * 60_000);
    expect((await recipient(limited, 'z'.repeat(43)).ask('GET')).statusCode).toBe(410);
    await limited.close();
  });
});
