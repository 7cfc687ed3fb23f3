import { expect, test } from 'vitest';
import { asker, newUser, password } from '../../../../tests/helpers/accounts.ts';
import { newAddress, otherPassword, users } from '../../../../tests/helpers/account-service.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp } from '../../../../tests/helpers/test-app.ts';
import { minute } from '../../clock.ts';

const from = (at: number) => ({ 'x-forwarded-for': `10.0.2.${at}` });

describeOnBothEngines('limits per account', (place) => {
  test('hold for who guesses a password, and not for the owner, who is only slowed down', async () => {
    const service = await openApp(place(), { config: { rateLimits: 1 } });
    const { email } = await newUser(service);
    const ask = async (identity: string, secret: string, at: number) =>
      service.app.inject({
        method: 'POST',
        url: `${users}/auth-with-password`,
        payload: { identity, password: secret },
        headers: { 'x-forwarded-for': `10.0.0.${at}` },
      });
    const statuses = [];
    for (let count = 0; count < 11; count++)
      statuses.push((await ask(count % 2 ? email : email.toUpperCase(), 'geraten', 1)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const refused = await ask(email, password, 1);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await ask(email, password, 99)).statusCode).toBe(200);
    expect((await ask(newAddress(), 'geraten', 1)).statusCode).toBe(400);

    for (const at of [2, 3]) await ask(email, 'geraten', at);
    const before = performance.now();
    expect((await ask(email, password, 99)).statusCode).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(450);
    service.move(minute);
    expect((await ask(email, 'geraten', 1)).statusCode).toBe(400);
    await service.close();
  });

  test('hold for passwords that are guessed on the way to a new address, and in batches', async () => {
    const service = await openApp(place(), { config: { rateLimits: 1 } });
    const own = await newUser(service);
    const newEmail = newAddress();
    await own.ask('POST', `${users}/request-email-change`, { newEmail });
    const [mail] = await mailsTo(service, place().dataDir, newEmail);
    const statuses = [];
    for (let at = 0; at < 11; at++) {
      const guess = { token: mail?.token, password: `geraten-${at}` };
      const answer = await own.ask('POST', `${users}/confirm-email-change`, guess, from(at));
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    service.move(minute);

    const inBatch = [];
    for (let at = 0; at < 11; at++) {
      const body = { oldPassword: `geraten-${at}`, password: otherPassword, passwordConfirm: otherPassword };
      const requests = [{ method: 'PATCH', url: `${users}/records/${own.id}`, body }];
      const answer = await own.ask('POST', '/api/batch', { requests }, from(at));
      inBatch.push(answer.statusCode);
    }
    expect(inBatch).toEqual([...Array<number>(10).fill(400), 429]);
    await service.close();
  });

  test('hold for accounts that are made as plain records', async () => {
    const service = await openApp(place(), { config: { rateLimits: 1 } });
    const statuses = [];
    for (let at = 0; at < 11; at++) {
      const values = { email: newAddress(), password, passwordConfirm: password };
      statuses.push((await asker(service).ask('POST', `${users}/records`, values)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    await service.close();
  });

  test('hold for who has mails sent, and not for the owner', async () => {
    const service = await openApp(place(), { config: { rateLimits: 1 } });
    const { email } = await newUser(service);
    const ask = async (url: string, at: number) =>
      (await service.app.inject({ method: 'POST', url, payload: { email }, headers: from(at) })).statusCode;
    for (const url of ['/api/resetPassword', `${users}/request-otp`]) {
      service.move(minute);
      const statuses = [];
      for (let count = 0; count < 6; count++) statuses.push(await ask(url, 1));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await ask(url, 2)).toBe(200);
    }
    // However many ask, it is one mail in two minutes.
    const mails = await mailsTo(service, place().dataDir, email);
    expect(mails.filter(({ subject }) => subject === 'Neues Passwort festlegen')).toHaveLength(1);
    await service.close();
  });
});
