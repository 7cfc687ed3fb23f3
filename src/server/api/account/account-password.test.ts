import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn, newSuperuser, newUser, password, type Asker } from '../../../../tests/helpers/accounts.ts';
import {
  isOpen,
  newAddress,
  openAccounts,
  otherPassword,
  users,
  type AccountService,
} from '../../../../tests/helpers/account-service.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import type { TestApp } from '../../../../tests/helpers/test-app.ts';
import { minute } from '../../clock.ts';

describeOnBothEngines('accounts', (place) => {
  let service: TestApp;
  let guest: Asker;
  let mails: AccountService['mails'];
  let logInStatus: AccountService['logInStatus'];
  beforeAll(async () => {
    ({ service, guest, mails, logInStatus } = await openAccounts(place));
  });
  afterAll(async () => service.close());

  describe('get a new password', () => {
    test('by the calls of the product: link, new password, login; old sessions and the link are over', async () => {
      const own = await newUser(service);
      expect((await guest.ask('POST', '/api/resetPassword', { email: own.email })).statusCode).toBe(200);
      const mail = (await mails(own.email)).at(-1);
      expect(mail).toMatchObject({ subject: 'Neues Passwort festlegen' });
      const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      expect(link.pathname).toBe('/auth/set-password');
      const given = new URLSearchParams(link.hash.slice(1));
      expect([given.get('email'), link.search]).toEqual([own.email, '']);
      const token = given.get('token');
      const check = async (email: string, of = token) =>
        (await guest.ask('POST', '/api/checkPasswordReset', { email, token: of })).json<object>();
      expect(await check(own.email)).toEqual({ open: true });
      expect([await check(newAddress()), await check(own.email, 'x')]).toEqual([
        { open: false },
        { open: false },
      ]);
      const set = await guest.ask('POST', '/api/setPassword', {
        email: own.email,
        password: otherPassword,
        token,
      });
      expect(set.statusCode).toBe(200);
      expect((await mails(own.email)).at(-1)?.subject).toBe('Ihr Passwort wurde geändert');
      expect(await check(own.email)).toEqual({ open: false });
      expect(await isOpen(own)).toBe(false);
      expect(await logInStatus(own.email, password)).toBe(400);
      expect(await logInStatus(own.email, otherPassword)).toBe(200);
      const again = await guest.ask('POST', '/api/setPassword', { email: own.email, password, token });
      expect(again.json()).toMatchObject({
        status: 400,
        data: { token: { code: 'validation_invalid_token' } },
      });
    });

    test('not for somebody else, nor a faulty one, nor later', async () => {
      const [own, foreign] = [await newUser(service), await newUser(service)];
      await guest.ask('POST', '/api/resetPassword', { email: own.email });
      const token = (await mails(own.email)).at(-1)?.token;
      const set = async (values: object) => guest.ask('POST', '/api/setPassword', { token, ...values });
      expect((await set({ email: foreign.email, password: otherPassword })).statusCode).toBe(400);
      expect((await set({ email: own.email, password: 'kurz' })).json()).toMatchObject({
        data: { password: { code: 'validation_min_text_constraint' } },
      });
      service.move(30 * minute);
      expect((await set({ email: own.email, password: otherPassword })).statusCode).toBe(400);
    });

    test('are told when there is no such account, by the product’s own call alone', async () => {
      const own = await guest.ask('POST', '/api/resetPassword', { email: newAddress() });
      expect(own.json()).toEqual({ status: 400, message: 'Email not found', data: {} });
      const quiet = await guest.ask('POST', `${users}/request-password-reset`, { email: newAddress() });
      expect(quiet.statusCode).toBe(204);
    });

    test('by the calls of the SDK; whoever has the link has the address', async () => {
      const own = await newUser(service);
      await guest.ask('POST', `${users}/request-password-reset`, { email: own.email });
      const token = (await mails(own.email)).at(-1)?.token;
      const payload = { token, password: otherPassword, passwordConfirm: otherPassword };
      const answers = await Promise.all(
        [1, 2, 3].map(async () => guest.ask('POST', `${users}/confirm-password-reset`, payload)),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
      const again = await logIn(service, own.email, otherPassword);
      expect((await again.ask('GET', `${users}/records/${own.id}`)).json()).toMatchObject({ verified: true });
    });

    test('from themselves with the old one; then all sessions end', async () => {
      const own = await newUser(service);
      const elsewhere = await logIn(service, own.email);
      const change = async (values: object) => own.ask('PATCH', `${users}/records/${own.id}`, values);
      const next = { password: otherPassword, passwordConfirm: otherPassword };
      for (const oldPassword of [undefined, '', 'falsch', otherPassword]) {
        expect((await change({ ...next, oldPassword })).json()).toMatchObject({
          data: { oldPassword: { code: 'validation_invalid_old_password' } },
        });
      }
      expect(await isOpen(elsewhere)).toBe(true);
      expect((await change({ ...next, oldPassword: password })).statusCode).toBe(200);
      expect([await isOpen(own), await isOpen(elsewhere)]).toEqual([false, false]);
      expect(await logInStatus(own.email, otherPassword)).toBe(200);
    });

    test('from a superuser without the old one', async () => {
      const [own, root] = [await newUser(service), await newSuperuser(service)];
      const values = { password: otherPassword, passwordConfirm: otherPassword };
      expect((await root.ask('PATCH', `${users}/records/${own.id}`, values)).statusCode).toBe(200);
      expect(await isOpen(own)).toBe(false);
      expect((await mails(own.email)).at(-1)?.subject).toBe('Ihr Passwort wurde geändert');
      const email = newAddress();
      const batch = { requests: [{ method: 'PATCH', url: `${users}/records/${own.id}`, body: { email } }] };
      expect((await root.ask('POST', '/api/batch', batch)).statusCode).toBe(200);
      expect((await mails(own.email)).at(-1)?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
      expect(await mails(email)).toEqual([]);
    });
  });

  describe('get a new address', () => {
    test('by the link that goes there, with the password; then all sessions end', async () => {
      const own = await newUser(service);
      const newEmail = newAddress();
      const requested = await own.ask('POST', `${users}/request-email-change`, { newEmail });
      expect(requested.statusCode).toBe(204);
      const mail = (await mails(newEmail))[0];
      expect(mail).toMatchObject({ subject: 'Neue E-Mail-Adresse bestätigen' });
      const confirm = async (secret: string) =>
        guest.ask('POST', `${users}/confirm-email-change`, { token: mail?.token, password: secret });
      expect((await confirm('falsch')).json()).toMatchObject({ status: 400, data: { password: {} } });
      expect(await isOpen(own)).toBe(true);
      expect((await confirm(password)).statusCode).toBe(204);
      expect(await isOpen(own)).toBe(false);
      expect(await logInStatus(own.email, password)).toBe(400);
      // Who has not done it himself hears of it at the address that he still has.
      expect((await mails(own.email)).at(-1)?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
      const again = await logIn(service, newEmail);
      const record = (await again.ask('GET', `${users}/records/${own.id}`)).json();
      expect(record).toMatchObject({ email: newEmail, verified: true });
      expect((await confirm(password)).statusCode).toBe(400);
    });

    test('not one that somebody else has, whether before or since', async () => {
      const [own, foreign] = [await newUser(service), await newUser(service)];
      const now = await own.ask('POST', `${users}/request-email-change`, { newEmail: foreign.email });
      expect(now.json()).toMatchObject({
        status: 400,
        data: { newEmail: { code: 'validation_not_unique' } },
      });
      const newEmail = newAddress();
      await own.ask('POST', `${users}/request-email-change`, { newEmail });
      await newUser(service, newEmail);
      const token = (await mails(newEmail))[0]?.token;
      const late = await guest.ask('POST', `${users}/confirm-email-change`, { token, password });
      expect(late.json()).toMatchObject({ status: 400, data: { email: { code: 'validation_not_unique' } } });
    });

    test('not by changing their row', async () => {
      const own = await newUser(service);
      const changed = await own.ask('PATCH', `${users}/records/${own.id}`, { email: newAddress() });
      expect(changed.json()).toMatchObject({
        status: 400,
        data: { email: { code: 'validation_values_mismatch' } },
      });
    });
  });
});
