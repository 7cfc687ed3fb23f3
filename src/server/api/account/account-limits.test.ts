import { expect, test } from 'vitest';
import { asker, newUser, password } from '../../../../tests/helpers/accounts.ts';
import { newAddress, otherPassword, users } from '../../../../tests/helpers/account-service.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp } from '../../../../tests/helpers/test-app.ts';
import { minute } from '../../clock.ts';

const from = (at: number) => ({ 'x-forwarded-for': `10.0.2.${at}` });

describeOnBothEngines('limits per account', (place) => {
  test('hold whatever addresses the requests come from, and say when to come again', async () => {
    const service = await openApp(place(), { config: { rateLimits: 1 } });
    const guess = async (identity: string, at: number) =>
      service.app.inject({
        method: 'POST',
        url: `${users}/auth-with-password`,
        payload: { identity, password: 'geraten' },
        headers: { 'x-forwarded-for': `10.0.0.${at}` },
      });
    const email = newAddress();
    const statuses = [];
    for (let at = 0; at < 11; at++)
      statuses.push((await guess(at % 2 ? email : email.toUpperCase(), at)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const refused = await guess(email, 99);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await guess(newAddress(), 99)).statusCode).toBe(400);
    service.move(minute);
    expect((await guess(email, 1)).statusCode).toBe(400);
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

  test('hold for mails as well', async () => {
    const service = await openApp(place(), { config: { rateLimits: 1 } });
    const ask = async (at: number) =>
      service.app.inject({
        method: 'POST',
        url: `${users}/request-otp`,
        payload: { email: 'immer@example.com' },
        headers: { 'x-forwarded-for': `10.0.1.${at}` },
      });
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await ask(at)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await service.close();
  });
});
