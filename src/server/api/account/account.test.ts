import { unzipSync, strFromU8 } from 'fflate';
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
import { billing, describeSeller, issueInvoice } from '../../../../tests/helpers/invoices.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { png } from '../../../../tests/helpers/png.ts';
import { visitor } from '../../../../tests/helpers/visitors.ts';
import { hour, minute } from '../../clock.ts';
import { newId } from '../../ids.ts';

const other = 'Ein-anderes-12';
const users = '/api/collections/users';
const certificates = '/api/collections/certificates/records';
const failed = { status: 400, message: 'Failed to authenticate.', data: {} };

function address(): string {
  return `${newId()}@example.com`;
}

const from = (at: number) => ({ 'x-forwarded-for': `10.0.2.${at}` });

async function isOpen(who: Asker): Promise<boolean> {
  return (await who.ask('POST', `${users}/auth-refresh`)).statusCode === 200;
}

describeOnBothEngines('accounts', (place) => {
  let service: TestApp;
  let guest: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    guest = asker(service);
  });
  afterAll(async () => service.close());

  const mails = async (email: string) => mailsTo(service, place().dataDir, email);
  const requestCode = async (email: string) =>
    (await guest.ask('POST', `${users}/request-otp`, { email })).json<{ otpId: string }>();
  const useCode = async (otpId: string, code: string) =>
    guest.ask('POST', `${users}/auth-with-otp`, { otpId, password: code });
  const logInStatus = async (email: string, secret: string) =>
    (await guest.ask('POST', `${users}/auth-with-password`, { identity: email, password: secret }))
      .statusCode;

  describe('are made', () => {
    test('and answered with what to log in with, not to be kept by anybody', async () => {
      const email = address();
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
      [{ ...good, passwordConfirm: other }, { passwordConfirm: 'validation_values_mismatch' }],
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

    test('once for an address, however it is written, even at the same moment', async () => {
      const email = address();
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
      const values = { email: address(), password, passwordConfirm: password };
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

  describe('get a new password', () => {
    test('by the calls of the product: link, new password, login; old sessions and the link are over', async () => {
      const own = await newUser(service);
      expect((await guest.ask('POST', '/api/resetPassword', { email: own.email })).statusCode).toBe(200);
      const mail = (await mails(own.email)).at(-1);
      expect(mail).toMatchObject({ subject: 'Neues Passwort festlegen' });
      const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      expect(link.pathname).toBe('/auth/set-password');
      expect(link.searchParams.get('email')).toBe(own.email);
      const token = link.searchParams.get('token');
      const set = await guest.ask('POST', '/api/setPassword', { email: own.email, password: other, token });
      expect(set.statusCode).toBe(200);
      expect(await isOpen(own)).toBe(false);
      expect(await logInStatus(own.email, password)).toBe(400);
      expect(await logInStatus(own.email, other)).toBe(200);
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
      expect((await set({ email: foreign.email, password: other })).statusCode).toBe(400);
      expect((await set({ email: own.email, password: 'kurz' })).json()).toMatchObject({
        data: { password: { code: 'validation_min_text_constraint' } },
      });
      service.move(30 * minute);
      expect((await set({ email: own.email, password: other })).statusCode).toBe(400);
    });

    test('are told when there is no such account, by the product’s own call alone', async () => {
      const own = await guest.ask('POST', '/api/resetPassword', { email: address() });
      expect(own.json()).toEqual({ status: 400, message: 'Email not found', data: {} });
      const quiet = await guest.ask('POST', `${users}/request-password-reset`, { email: address() });
      expect(quiet.statusCode).toBe(204);
    });

    test('by the calls of the SDK; whoever has the link has the address', async () => {
      const own = await newUser(service);
      await guest.ask('POST', `${users}/request-password-reset`, { email: own.email });
      const token = (await mails(own.email)).at(-1)?.token;
      const payload = { token, password: other, passwordConfirm: other };
      const answers = await Promise.all(
        [1, 2, 3].map(async () => guest.ask('POST', `${users}/confirm-password-reset`, payload)),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
      const again = await logIn(service, own.email, other);
      expect((await again.ask('GET', `${users}/records/${own.id}`)).json()).toMatchObject({ verified: true });
    });

    test('from themselves with the old one; then all sessions end', async () => {
      const own = await newUser(service);
      const elsewhere = await logIn(service, own.email);
      const change = async (values: object) => own.ask('PATCH', `${users}/records/${own.id}`, values);
      const next = { password: other, passwordConfirm: other };
      for (const oldPassword of [undefined, '', 'falsch', other]) {
        expect((await change({ ...next, oldPassword })).json()).toMatchObject({
          data: { oldPassword: { code: 'validation_invalid_old_password' } },
        });
      }
      expect(await isOpen(elsewhere)).toBe(true);
      expect((await change({ ...next, oldPassword: password })).statusCode).toBe(200);
      expect([await isOpen(own), await isOpen(elsewhere)]).toEqual([false, false]);
      expect(await logInStatus(own.email, other)).toBe(200);
    });

    test('from a superuser without the old one', async () => {
      const [own, root] = [await newUser(service), await newSuperuser(service)];
      const values = { password: other, passwordConfirm: other };
      expect((await root.ask('PATCH', `${users}/records/${own.id}`, values)).statusCode).toBe(200);
      expect(await isOpen(own)).toBe(false);
    });
  });

  describe('get a new address', () => {
    test('by the link that goes there, with the password; then all sessions end', async () => {
      const own = await newUser(service);
      const newEmail = address();
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
      const newEmail = address();
      await own.ask('POST', `${users}/request-email-change`, { newEmail });
      await newUser(service, newEmail);
      const token = (await mails(newEmail))[0]?.token;
      const late = await guest.ask('POST', `${users}/confirm-email-change`, { token, password });
      expect(late.json()).toMatchObject({ status: 400, data: { email: { code: 'validation_not_unique' } } });
    });

    test('not by changing their row', async () => {
      const own = await newUser(service);
      const changed = await own.ask('PATCH', `${users}/records/${own.id}`, { email: address() });
      expect(changed.json()).toMatchObject({
        status: 400,
        data: { email: { code: 'validation_values_mismatch' } },
      });
    });
  });

  describe('log in', () => {
    test('with the same answer to a wrong password as to an unknown account', async () => {
      const { email } = await newUser(service);
      for (const identity of [email, address(), 'x\0y']) {
        const answer = await guest.ask('POST', `${users}/auth-with-password`, {
          identity,
          password: 'falsch',
        });
        expect(answer.json()).toEqual(failed);
      }
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
      expect((await requestCode(address())).otpId).toMatch(/^[a-z0-9]{15}$/);

      const { otpId } = await requestCode(own.email);
      expect((await useCode(otpId, '00000000')).json()).toEqual(failed);
      const answer = await useCode(otpId, await codeOf());
      expect(answer.json()).toMatchObject({
        token: expect.any(String),
        record: { id: own.id, verified: true },
      });
      expect((await useCode(otpId, await codeOf())).json()).toEqual(failed);

      service.move(2 * minute);
      const late = await requestCode(own.email);
      service.move(3 * minute);
      expect((await useCode(late.otpId, await codeOf())).json()).toEqual(failed);

      const guessed = await requestCode(own.email);
      const code = await codeOf();
      for (const _ of [1, 2, 3, 4, 5]) await useCode(guessed.otpId, '12345678');
      expect((await useCode(guessed.otpId, code)).json()).toEqual(failed);
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

  describe('take over what was made before', () => {
    const letter = { text: 'Zeugnis über Frau Klug.' };

    test.each(['registration', 'login'])('at %s, and keep it', async (when) => {
      const browser = visitor(service.app);
      const known = when === 'login' ? await newUser(service) : undefined;
      const email = known?.email ?? address();
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

  describe('are deleted', () => {
    test('by themselves, with everything in them, at once; invoices stay without a name', async () => {
      const [own, root] = [await newUser(service), await newSuperuser(service)];
      const certificate = (await own.ask('POST', certificates, { project_name: 'Ganz weg' })).json<{
        id: string;
      }>();
      await own.ask('POST', '/api/analyses', { text: 'Zeugnis' });
      const form = new FormData();
      form.append('purpose', 'logo');
      form.append('certificate', certificate.id);
      form.append('file', new Blob([png]), 'Logo.png');
      const file = await service.app.inject({
        method: 'POST',
        url: '/api/collections/files/records',
        payload: form,
        headers: { authorization: own.token },
      });
      expect(file.statusCode).toBe(200);
      await describeSeller(root);
      const made = await issueInvoice(root, own.id);
      expect((await own.ask('GET', '/api/collections/invoices/records')).json()).toMatchObject({
        totalItems: 1,
      });

      const answer = await own.ask('POST', '/api/deleteAccount', { id: own.id });
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      expect(await isOpen(own)).toBe(false);
      expect(await logInStatus(own.email, password)).toBe(400);
      for (const table of ['certificates', 'analyses', 'files'] as const) {
        const left = await service.db.selectFrom(table).select('id').where('owner', '=', own.id).execute();
        expect({ table, left }).toEqual({ table, left: [] });
      }
      const { id } = file.json<{ id: string }>();
      const contents = await service.db
        .selectFrom('file_contents')
        .select('id')
        .where('record', '=', id)
        .execute();
      expect(contents).toEqual([]);
      const events = await service.db.selectFrom('events').select('payload').execute();
      expect(JSON.stringify(events)).not.toMatch(/Ganz weg|Zeugnis/);
      const kept = await root.ask('GET', `/api/collections/invoices/records/${made.id}`);
      expect(kept.json()).toMatchObject({ owner: '', billing, amount: 11_662 });
    });

    test('by nobody else, but superusers', async () => {
      const [own, foreign, root] = [
        await newUser(service),
        await newUser(service),
        await newSuperuser(service),
      ];
      const remove = async (who: Asker) =>
        (await who.ask('POST', '/api/deleteAccount', { id: own.id })).statusCode;
      expect(await remove(guest)).toBe(401);
      expect(await remove(foreign)).toBe(404);
      expect(await isOpen(own)).toBe(true);
      expect(await remove(root)).toBe(200);
      expect(await isOpen(own)).toBe(false);
    });

    test('and what is made in the same moment is not left behind', async () => {
      const own = await newUser(service);
      const making = Array.from({ length: 10 }, async () => own.ask('POST', certificates, {}));
      await Promise.all([...making, own.ask('POST', '/api/deleteAccount', { id: own.id })]);
      const left = await service.db
        .selectFrom('certificates')
        .select('id')
        .where('owner', '=', own.id)
        .execute();
      expect(left).toEqual([]);
    });
  });

  test('export everything of their own, and nothing else', async () => {
    const [own, foreign] = [await newUser(service), await newUser(service)];
    await foreign.ask('POST', certificates, { project_name: 'fremd' });
    const made = (await own.ask('POST', certificates, { project_name: 'eigenes' })).json<{ id: string }>();
    const analysis = (await own.ask('POST', '/api/analyses', { text: 'Mein Zeugnis' })).json<{
      id: string;
    }>();
    const answer = await own.ask('GET', '/api/exportAccount');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Klarzeugnis-Daten.zip"',
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files).toSorted()).toEqual(
      [
        `Auswertungen/${analysis.id}.json`,
        `Auswertungen/${analysis.id}.txt`,
        'Konto.json',
        `Zeugnisse/${made.id}.json`,
      ].toSorted(),
    );
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(text).toContain('Mein Zeugnis');
    expect(text).toContain(own.email);
    expect(text).not.toMatch(/fremd|tokenKey|argon2/);
    expect((await guest.ask('GET', '/api/exportAccount')).statusCode).toBe(401);
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
    const email = address();
    const statuses = [];
    for (let at = 0; at < 11; at++)
      statuses.push((await guess(at % 2 ? email : email.toUpperCase(), at)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const refused = await guess(email, 99);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await guess(address(), 99)).statusCode).toBe(400);
    service.move(minute);
    expect((await guess(email, 1)).statusCode).toBe(400);
    await service.close();
  });

  test('hold for passwords that are guessed on the way to a new address, and in batches', async () => {
    const service = await openApp(place(), { config: { rateLimits: 1 } });
    const own = await newUser(service);
    const newEmail = address();
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
      const body = { oldPassword: `geraten-${at}`, password: other, passwordConfirm: other };
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
      const values = { email: address(), password, passwordConfirm: password };
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
