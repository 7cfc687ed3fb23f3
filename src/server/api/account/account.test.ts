import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asker, logIn, newUser, password, type Asker } from '../../../../tests/helpers/accounts.ts';
import {
  certificates,
  isOpen,
  newAddress,
  openAccounts,
  otherPassword,
  users,
  type AccountService,
} from '../../../../tests/helpers/account-service.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import type { TestApp } from '../../../../tests/helpers/test-app.ts';
import { visitor } from '../../../../tests/helpers/visitors.ts';
import { hour, minute } from '../../clock.ts';

describeOnBothEngines('accounts', (place) => {
  let service: TestApp;
  let guest: Asker;
  let mails: AccountService['mails'];
  beforeAll(async () => {
    ({ service, guest, mails } = await openAccounts(place));
  });
  afterAll(async () => service.close());

  describe('are made', () => {
    test('and answered with what to log in with, not to be kept by anybody', async () => {
      const email = newAddress();
      const answer = await guest.ask('POST', '/api/createUser', {
        email: ` ${email.toUpperCase()} `,
        password,
        passwordConfirm: password,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({ email, password });
      expect((await logIn(service, email)).email).toBe(email);
    });

    test.each([' '.repeat(8), `kurz${' '.repeat(8)}`, '\u200B'.repeat(8)])(
      'not with a password of blanks: %j',
      async (blank) => {
        const values = { email: newAddress(), password: blank, passwordConfirm: blank };
        const expected = {
          status: 400,
          data: {
            password: {
              code: 'validation_min_text_constraint',
              message: expect.stringMatching(/^Leerzeichen am Anfang und am Ende zählen nicht/) as string,
            },
          },
        };
        expect((await guest.ask('POST', '/api/createUser', values)).json()).toMatchObject(expected);
        expect((await guest.ask('POST', `${users}/records`, values)).json()).toMatchObject(expected);
      },
    );

    test('with blanks around a password that is long enough, which are a part of it', async () => {
      const [email, secret] = [newAddress(), ' ein Passwort '];
      const values = { email, password: secret, passwordConfirm: secret };
      expect((await guest.ask('POST', '/api/createUser', values)).statusCode).toBe(200);
      const enter = async (word: string): Promise<number> => {
        const wish = { identity: email, password: word };
        return (await guest.ask('POST', `${users}/auth-with-password`, wish)).statusCode;
      };
      expect([await enter(secret), await enter(secret.trim())]).toEqual([200, 400]);
    });

    test('with a hash of the password alone', async () => {
      const { email } = await newUser(service);
      const row = await service.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(password);
    });

    const good = { email: 'neu@example.com', password, passwordConfirm: password };
    test.each([
      [{ ...good, email: '' }, { email: 'validation_required' }],
      [{ ...good, email: 'keine' }, { email: 'validation_is_email' }],
      [{ ...good, email: `${'x'.repeat(250)}@example.com` }, { email: 'validation_is_email' }],
      [{ ...good, passwordConfirm: otherPassword }, { passwordConfirm: 'validation_values_mismatch' }],
      [
        { ...good, password: 'kurz', passwordConfirm: 'kurz' },
        { password: 'validation_min_text_constraint' },
      ],
      [
        { ...good, password: 'ä'.repeat(36), passwordConfirm: 'ä'.repeat(36) },
        { password: 'validation_max_text_constraint' },
      ],
      [{}, { email: 'validation_required', password: 'validation_required' }],
    ])('not from %j', async (values, codes) => {
      const answer = await guest.ask('POST', '/api/createUser', values);
      expect(answer.statusCode).toBe(400);
      const { data } = answer.json<{ data: Record<string, { code: string }> }>();
      expect(Object.fromEntries(Object.entries(data).map(([name, { code }]) => [name, code]))).toEqual(codes);
    });

    test('without a repeated password, which is named', async () => {
      const answer = await guest.ask('POST', '/api/collections/users/records', {});
      const required = { code: 'validation_required' };
      const data = { email: required, password: required, passwordConfirm: required };
      expect(answer.json()).toMatchObject({ status: 400, data });
    });

    test('once for an address, however it is written, even at the same moment', async () => {
      const email = newAddress();
      const answers = await Promise.all(
        [email, email.toUpperCase(), ` ${email}`].map(async (written) =>
          guest.ask('POST', '/api/createUser', { email: written, password, passwordConfirm: password }),
        ),
      );
      const refused = answers.filter(({ statusCode }) => statusCode === 400);
      expect(refused).toHaveLength(2);
      expect(refused[0]?.json()).toMatchObject({
        data: {
          email: { code: 'validation_not_unique', message: 'Diese E-Mail-Adresse ist schon vergeben.' },
        },
      });
    });

    test('with nothing that only others may give', async () => {
      const values = { email: newAddress(), password, passwordConfirm: password };
      const refused = await guest.ask('POST', `${users}/records`, {
        ...values,
        verified: true,
        modules: ['alles'],
      });
      expect(Object.keys(refused.json<{ data: object }>().data)).toEqual(['verified', 'modules']);
      await guest.ask('POST', '/api/createUser', {
        ...values,
        verified: true,
        modules: ['alles'],
        tokenKey: 'x',
      });
      const own = await logIn(service, values.email);
      const record = (await own.ask('GET', `${users}/records/${own.id}`)).json();
      expect(record).toMatchObject({ verified: false, modules: [], email: values.email });
    });
  });

  describe('are verified', () => {
    test('by the link that comes with the registration, as often as one likes', async () => {
      const own = await newUser(service);
      const [mail, ...more] = await mails(own.email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        subject: 'E-Mail-Adresse bestätigen',
        text: expect.stringContaining(`http://zeugnis.test/auth/verify-email?token=${mail?.token}`),
        html: expect.stringContaining(`href="http://zeugnis.test/auth/verify-email?token=${mail?.token}"`),
      });
      for (const _ of [1, 2]) {
        const answer = await guest.ask('POST', `${users}/confirm-verification`, { token: mail?.token });
        expect([answer.statusCode, answer.body]).toEqual([204, '']);
      }
      expect((await own.ask('GET', `${users}/records/${own.id}`)).json()).toMatchObject({ verified: true });
    });

    test('not by a link that is a day old, nor by tokens for something else', async () => {
      const own = await newUser(service);
      const token = (await mails(own.email))[0]?.token ?? '';
      for (const [route, good] of [
        ['confirm-verification', own.token],
        ['confirm-password-reset', token],
        ['confirm-email-change', token],
      ] as const) {
        const payload = { token: good, password, passwordConfirm: password };
        expect((await guest.ask('POST', `${users}/${route}`, payload)).json()).toMatchObject({
          status: 400,
          data: { token: { code: 'validation_invalid_token' } },
        });
      }
      expect(await isOpen(asker(service, token))).toBe(false);
      service.move(24 * hour);
      expect((await guest.ask('POST', `${users}/confirm-verification`, { token })).statusCode).toBe(400);
    });

    test('after a look at the link, which says what it is good for and confirms nothing', async () => {
      const own = await newUser(service);
      const token = (await mails(own.email))[0]?.token ?? '';
      const look = async (link: string): Promise<unknown> =>
        (await guest.ask('POST', '/api/checkVerification', { token: link })).json();
      const verified = async () =>
        (await own.ask('GET', `${users}/records/${own.id}`)).json<{ verified: boolean }>().verified;
      expect(await look(token)).toEqual({ state: 'open', email: own.email });
      expect(await verified()).toBe(false);
      for (const bad of ['x', `${token}x`, own.token, token.replace(/^[^.]+/, 'e30')])
        expect(await look(bad)).toEqual({ state: 'invalid', email: '' });
      const late = (await mails((await newUser(service)).email))[0]?.token ?? '';
      await guest.ask('POST', `${users}/confirm-verification`, { token });
      expect(await verified()).toBe(true);
      expect(await look(token)).toEqual({ state: 'used', email: '' });
      service.move(24 * hour);
      expect(await look(late)).toEqual({ state: 'expired', email: '' });
      expect(await look(token)).toEqual({ state: 'used', email: '' });
      expect((await guest.ask('POST', '/api/checkVerification', {})).statusCode).toBe(400);
    });

    test('with one mail in two minutes, and none once they are', async () => {
      const own = await newUser(service);
      const request = async () => guest.ask('POST', `${users}/request-verification`, { email: own.email });
      expect((await request()).statusCode).toBe(204);
      expect(await mails(own.email)).toHaveLength(1);
      service.move(2 * minute);
      await Promise.all([request(), request(), request()]);
      const sent = await mails(own.email);
      expect(sent).toHaveLength(2);
      await guest.ask('POST', `${users}/confirm-verification`, { token: sent[1]?.token });
      service.move(2 * minute);
      expect((await request()).statusCode).toBe(204);
      expect(await mails(own.email)).toHaveLength(2);
    });
  });

  describe('take over what was made before', () => {
    const letter = { text: 'Zeugnis über Frau Klug.' };

    test.each(['registration', 'login'])('at %s, and keep it', async (when) => {
      const browser = visitor(service.app);
      const known = when === 'login' ? await newUser(service) : undefined;
      const email = known?.email ?? newAddress();
      const analysis = (await browser.ask({ method: 'POST', url: '/api/analyses', payload: letter })).json();
      const draft = await browser.ask({
        method: 'POST',
        url: certificates,
        payload: { project_name: 'Entwurf' },
      });
      expect(draft.json()).toMatchObject({ owner: '' });
      if (known === undefined) {
        const payload = { email, password, passwordConfirm: password };
        await browser.ask({ method: 'POST', url: '/api/createUser', payload });
      } else {
        const payload = { identity: email, password };
        await browser.ask({ method: 'POST', url: `${users}/auth-with-password`, payload });
      }
      const own = await logIn(service, email);
      const kept = await own.ask('GET', `/api/collections/analyses/records/${analysis.id}`);
      expect(kept.json()).toMatchObject({ owner: own.id, expires: '' });
      expect((await own.ask('GET', certificates)).json()).toMatchObject({ totalItems: 1 });
      // The browser's cookie alone no longer reaches them.
      expect((await browser.ask({ url: certificates })).json()).toMatchObject({ totalItems: 0 });
      service.move(48 * hour);
      const later = await own.ask('GET', `/api/collections/analyses/records/${analysis.id}`);
      expect(later.statusCode).toBe(200);
    });

    test('guests without a cookie cannot store anything', async () => {
      const answer = await guest.ask('POST', certificates, { project_name: 'x' });
      expect(answer.json()).toEqual({ status: 400, message: 'Failed to create record.', data: {} });
    });
  });
});
