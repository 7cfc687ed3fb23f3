import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asker,
  logIn,
  newSuperuser,
  newUser,
  password,
  type Asker,
} from '../../../../tests/helpers/accounts.ts';
import {
  isOpen,
  newAddress,
  openAccounts,
  users,
  type AccountService,
} from '../../../../tests/helpers/account-service.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import type { TestApp } from '../../../../tests/helpers/test-app.ts';
import { hour, minute } from '../../clock.ts';

const failed = { status: 400, message: 'Failed to authenticate.', data: {} };

describeOnBothEngines('accounts', (place) => {
  let service: TestApp;
  let guest: Asker;
  let mails: AccountService['mails'];
  let logInStatus: AccountService['logInStatus'];
  beforeAll(async () => {
    ({ service, guest, mails, logInStatus } = await openAccounts(place));
  });
  afterAll(async () => service.close());

  const requestCode = async (email: string) =>
    (await guest.ask('POST', `${users}/request-otp`, { email })).json<{ otpId: string }>();
  const useCode = async (otpId: string, code: string) =>
    guest.ask('POST', `${users}/auth-with-otp`, { otpId, password: code });

  describe('log in', () => {
    test('with the same answer to a wrong password as to an unknown account', async () => {
      const { email } = await newUser(service);
      for (const identity of [email, newAddress(), 'x\0y']) {
        const answer = await guest.ask('POST', `${users}/auth-with-password`, {
          identity,
          password: 'falsch',
        });
        expect(answer.json()).toEqual(failed);
      }
    });

    test('by an address with umlauts, however it is written', async () => {
      const made = await newUser(service, `müller-${newAddress().split('@')[0]}@exämple.de`);
      const other = made.email.toUpperCase().replace('EXÄMPLE', 'xn--exmple-cua');
      expect((await logIn(service, other)).id).toBe(made.id);
    });

    test('with a session that ends by itself after five days, and can be renewed until then', async () => {
      const own = await newUser(service);
      service.move(5 * 24 * hour - 1000);
      const renewed = (await own.ask('POST', `${users}/auth-refresh`)).json<{ token: string }>();
      service.move(1000);
      expect(await isOpen(own)).toBe(false);
      expect(await isOpen(asker(service, renewed.token))).toBe(true);
    });

    test('with a code that comes by mail, once, within three minutes', async () => {
      const own = await newUser(service);
      const codeOf = async () => /\b\d{8}\b/.exec((await mails(own.email)).at(-1)?.text ?? '')?.[0] ?? '';
      expect((await requestCode(newAddress())).otpId).toMatch(/^[a-z0-9]{15}$/);

      const { otpId } = await requestCode(own.email);
      expect((await useCode(otpId, '00000000')).json()).toEqual(failed);
      const right = await codeOf();
      const answer = await useCode(otpId, right);
      expect(answer.json()).toMatchObject({
        token: expect.any(String),
        record: { id: own.id, verified: true },
      });
      expect((await useCode(otpId, right)).json()).toEqual(failed);
      // Somebody else may have made the account: who proves the mailbox has it alone.
      expect([await isOpen(own), await logInStatus(own.email, password)]).toEqual([false, 400]);

      service.move(2 * minute);
      const late = await requestCode(own.email);
      service.move(3 * minute);
      expect((await useCode(late.otpId, await codeOf())).json()).toEqual(failed);

      const guessed = await requestCode(own.email);
      const code = await codeOf();
      for (const _ of [1, 2, 3, 4, 5]) await useCode(guessed.otpId, '12345678');
      expect((await useCode(guessed.otpId, code)).json()).toEqual(failed);
    });

    test('with a code within their own session, which goes on', async () => {
      const own = await newUser(service);
      const { otpId } = await requestCode(own.email);
      const code = /\b\d{8}\b/.exec((await mails(own.email)).at(-1)?.text ?? '')?.[0] ?? '';
      const used = await own.ask('POST', `${users}/auth-with-otp`, { otpId, password: code });
      expect(used.json()).toMatchObject({ record: { id: own.id, verified: true } });
      expect([await isOpen(own), await logInStatus(own.email, password)]).toEqual([true, 200]);
    });

    test('as a superuser neither by mail nor with a user’s password', async () => {
      const [own, root] = [await newUser(service), await newSuperuser(service)];
      const answer = await guest.ask('POST', '/api/collections/_superusers/request-otp', {
        email: root.email,
      });
      expect(answer.statusCode).toBe(403);
      await expect(logIn(service, own.email, password, '_superusers')).rejects.toThrow(
        'Failed to authenticate.',
      );
    });
  });

  test('leave neither passwords nor addresses nor tokens in the log', async () => {
    const own = await newUser(service);
    await logInStatus(own.email, 'Falsches-Passwort');
    const log = service.logged();
    for (const secret of [password, 'Falsches-Passwort', own.email, own.token, own.id]) {
      expect(log).not.toContain(secret);
    }
  });
});
