import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asker, logIn, newUser, password } from '../../../../tests/helpers/accounts.ts';
import { otherPassword } from '../../../../tests/helpers/account-service.ts';
import { createBrowser } from '../../../../tests/helpers/browse.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { startProvider, type ProviderPerson, type TestProvider } from '../../../../tests/helpers/oidc.ts';
import { sdk } from '../../../../tests/helpers/sdk.ts';
import { openStream } from '../../../../tests/helpers/sse.ts';
import { openApp, present, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { visitor } from '../../../../tests/helpers/visitors.ts';
import { newId } from '../../ids.ts';

const users = '/api/collections/users';
interface Offer {
  readonly authURL: string;
  readonly codeVerifier: string;
}

const googleOf = ({ settings }: TestProvider) => ({
  clientId: settings.GOOGLE_CLIENT_ID,
  clientSecret: settings.GOOGLE_CLIENT_SECRET,
  issuer: settings.OIDC_ISSUER,
});
/** Does what the window of the login does, to its last page. @param choice '' goes back */
async function walk(authURL: string, choice: string, reach = (to: string) => to): Promise<string> {
  const browser = createBrowser(reach);
  const page = await browser.open(authURL);
  expect(page.text).toContain('Konto auswählen');
  return (await browser.press(page, 'account', choice)).text;
}

describeOnBothEngines('login with Google', (place) => {
  let provider: TestProvider;
  // Two servers on one database, as behind a load balancer.
  let service: TestApp;
  let second: TestApp;
  let url = '';
  let secondUrl = '';

  const host = { port: 0, host: '127.0.0.1' };
  beforeAll(async () => {
    provider = await startProvider([]);
    const config = { google: googleOf(provider) };
    [service, second] = [
      await openApp(place(), { config }, present()),
      await openApp(place(), { config }, present()),
    ];
    [url, secondUrl] = [await service.app.listen(host), await second.app.listen(host)];
  });
  afterAll(async () => {
    await service.close();
    await second.close();
    await provider.close();
  });

  /** Somebody new at the provider. */
  function person(changes: Partial<ProviderPerson> = {}): ProviderPerson {
    const sub = newId();
    const made = { sub, name: 'Kim Klug', email: `${sub}@example.com`, verified: true, ...changes };
    provider.people.push(made);
    return made;
  }

  /** The client's own flow: connection, window, hand-over, login. */
  async function logInAs(choice: string, client = sdk(url), reach?: (to: string) => string) {
    let last = '';
    const session = await client.collection('users').authWithOAuth2({
      provider: 'google',
      urlCallback: async (authURL) => void (last = await walk(authURL, choice, reach)),
    });
    return { client, session, last };
  }

  async function offer(): Promise<Offer> {
    const answer = await asker(service).ask('GET', `${users}/auth-methods`);
    const { oauth2 } = answer.json<{ oauth2: { providers: Offer[] } }>();
    const [first] = oauth2.providers;
    if (first === undefined) throw new Error('no offer');
    return first;
  }

  /** Walks to a code without the client. */
  async function codeFor(choice: string, of: Offer, stream = openStream(url)): Promise<string> {
    const waiting = await stream;
    await waiting.post(['@oauth2']);
    const address = new URL(of.authURL);
    address.searchParams.set('redirect_uri', `${url}/api/oauth2-redirect`);
    address.searchParams.set('state', waiting.clientId);
    await walk(address.href, choice);
    await expect.poll(() => waiting.events.some(({ event }) => event === '@oauth2')).toBe(true);
    waiting.close();
    const { data } = waiting.events.find(({ event }) => event === '@oauth2') ?? {};
    return (data as { code: string }).code;
  }

  test('comes back to a page that its window can be closed from', async () => {
    const { headers } = await service.app.inject('/api/oauth2-redirect?state=x&code=y');
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'unsafe-none' });
  });

  const back = async (state: string, headers: Record<string, string> = {}) =>
    (await service.app.inject({ url: `/api/oauth2-redirect?state=${state}&code=c`, headers })).body;
  const trade = async (values: object) =>
    asker(service).ask('POST', `${users}/auth-with-oauth2`, {
      provider: 'google',
      redirectURL: `${url}/api/oauth2-redirect`,
      ...values,
    });

  describe('is offered', () => {
    test('with everything a client needs, fresh each time', async () => {
      const [one, two] = [await offer(), await offer()];
      const address = new URL(one.authURL);
      expect(address.origin).toBe(provider.settings.OIDC_ISSUER);
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        client_id: provider.settings.GOOGLE_CLIENT_ID,
        code_challenge_method: 'S256',
        response_type: 'code',
        scope: 'openid email profile',
      });
      expect(one.authURL).toMatch(/&redirect_uri=$/);
      expect(one).toMatchObject({ name: 'google', displayName: 'Google', codeVerifier: expect.any(String) });
      expect(one.codeVerifier).not.toBe(two.codeVerifier);
      expect(one.authURL).not.toBe(two.authURL);
      expect(JSON.stringify(one)).not.toContain(provider.settings.GOOGLE_CLIENT_SECRET);
    });

    test('not for superusers', async () => {
      const answer = await asker(service).ask('GET', '/api/collections/_superusers/auth-methods');
      expect(answer.json()).toMatchObject({ oauth2: { enabled: false, providers: [] } });
    });

    test('not while the provider cannot be reached, and again when it can', async () => {
      const gone = await startProvider([]);
      await gone.close();
      const alone = await openApp(place(), { config: { google: googleOf(gone) } });
      const answer = await asker(alone).ask('GET', `${users}/auth-methods`);
      expect(answer.json()).toMatchObject({ password: { enabled: true }, oauth2: { enabled: false } });
      const refused = await asker(alone).ask('POST', `${users}/auth-with-oauth2`, {
        provider: 'google',
        code: 'x',
        codeVerifier: 'y',
        redirectURL: 'http://127.0.0.1/api/oauth2-redirect',
      });
      expect(refused.json()).toMatchObject({ status: 400, message: 'Failed to fetch OAuth2 token.' });
      await alone.close();
    });
  });

  describe('through the official client', () => {
    test('makes an account that is verified, and finds it again', async () => {
      const { sub, email } = person({ email: `Kim.${newId()}@Example.com` });
      const { client, session, last } = await logInAs(sub);
      expect(last).toContain('Dieses Fenster kann geschlossen werden.');
      expect(session.record).toMatchObject({ email: email.toLowerCase(), verified: true, name: 'Kim Klug' });
      expect(session.meta).toMatchObject({ id: sub, isNew: true, email, name: 'Kim Klug' });
      expect(client.authStore.isValid).toBe(true);
      const links = await client.collection('users').listExternalAuths(session.record.id);
      expect(links).toMatchObject([{ provider: 'google', providerId: sub }]);

      const again = await logInAs(sub);
      expect(again.session.record.id).toBe(session.record.id);
      expect(again.session.meta).toMatchObject({ isNew: false });
    });

    test('works when the window comes back to another server', async () => {
      const { sub } = person();
      const { session, last } = await logInAs(sub, sdk(url), (address) =>
        address.replace(`${url}/api/oauth2-redirect`, `${secondUrl}/api/oauth2-redirect`),
      );
      expect(last).toContain('Dieses Fenster kann geschlossen werden.');
      expect(session.record['email']).toBe(`${sub}@example.com`);
    });

    test('ends cleanly when somebody goes back', async () => {
      const client = sdk(url);
      await expect(logInAs('', client)).rejects.toMatchObject({
        originalError: { message: expect.stringContaining('access_denied') },
      });
      expect(client.authStore.isValid).toBe(false);
    });
  });

  describe('and an account that is there already', () => {
    test('is linked by an address that both sides verified; its password stays', async () => {
      const own = await newUser(service);
      await service.db.updateTable('users').set({ verified: 1 }).where('id', '=', own.id).execute();
      const { sub } = person({ email: own.email });
      const { session } = await logInAs(sub);
      expect(session.record.id).toBe(own.id);
      expect((await logIn(service, own.email)).id).toBe(own.id);
      expect((await own.ask('POST', `${users}/auth-refresh`)).statusCode).toBe(200);
    });

    test('that nobody verified goes to who proves the address: password and sessions of before end', async () => {
      const squatter = await newUser(service);
      const { sub } = person({ email: squatter.email });
      const { session } = await logInAs(sub);
      expect(session.record).toMatchObject({ id: squatter.id, verified: true });
      await expect(logIn(service, squatter.email)).rejects.toThrow('Failed to authenticate.');
      expect((await squatter.ask('POST', `${users}/auth-refresh`)).statusCode).toBe(401);
    });

    test('is never linked by an address that the provider did not verify', async () => {
      const own = await newUser(service);
      await service.db.updateTable('users').set({ verified: 1 }).where('id', '=', own.id).execute();
      const { sub } = person({ email: own.email, verified: false });
      await expect(logInAs(sub)).rejects.toMatchObject({
        status: 400,
        response: { message: 'Google hat keine bestätigte E-Mail-Adresse übermittelt.' },
      });
      const links = await service.db.selectFrom('_externalAuths').selectAll().execute();
      expect(links.filter(({ providerId }) => providerId === sub)).toEqual([]);
    });

    test('is not made without a verified address', async () => {
      const { sub, email } = person({ verified: false });
      await expect(logInAs(sub)).rejects.toMatchObject({ status: 400 });
      const made = await service.db.selectFrom('users').select('id').where('email', '=', email).execute();
      expect(made).toEqual([]);
    });

    test('keeps its link when the address at the provider changes', async () => {
      const { sub } = person();
      const { session } = await logInAs(sub);
      const at = provider.people.findIndex((one) => one.sub === sub);
      provider.people[at] = { sub, name: 'Kim Neu', email: 'anders@example.com', verified: false };
      const again = await logInAs(sub);
      expect(again.session.record).toMatchObject({ id: session.record.id, email: `${sub}@example.com` });
    });

    test('is linked from within, whatever the address, once its own is confirmed; it is told', async () => {
      const own = await newUser(service);
      await service.db.updateTable('users').set({ verified: 1 }).where('id', '=', own.id).execute();
      const { sub } = person();
      const client = sdk(url);
      await client.collection('users').authWithPassword(own.email, password);
      expect((await logInAs(sub, client)).session.record.id).toBe(own.id);
      expect((await logInAs(sub)).session.record.id).toBe(own.id);
      const mails = await mailsTo(service, place().dataDir, own.email);
      expect(mails.at(-1)?.subject).toBe('Ihr Konto ist jetzt mit Google verbunden');
    });

    test('is not linked by its session alone while nobody has shown that the mailbox is his', async () => {
      const squatter = await newUser(service);
      const { sub } = person();
      const client = sdk(url);
      await client.collection('users').authWithPassword(squatter.email, password);
      await expect(logInAs(sub, client)).rejects.toMatchObject({
        status: 400,
        response: { message: expect.stringContaining('Bitte bestätigen Sie zuerst die E-Mail-Adresse') },
      });
      const { sub: same } = person({ email: squatter.email });
      const { session } = await logInAs(same, client);
      expect(session.record).toMatchObject({ id: squatter.id, verified: true });
      expect((await logIn(service, squatter.email)).id).toBe(squatter.id);
    });

    test('loses its link with a new password, by mail and in the settings', async () => {
      const own = await newUser(service);
      const { sub } = person();
      const link = async (): Promise<void> => {
        await service.db.updateTable('users').set({ verified: 1 }).where('id', '=', own.id).execute();
        await service.db.deleteFrom('_externalAuths').where('providerId', '=', sub).execute();
        const of = { collectionRef: '_pb_users_auth_', recordRef: own.id, provider: 'google' };
        const times = { created: '2026-11-20 12:00:00.000Z', updated: '2026-11-20 12:00:00.000Z' };
        await service.db
          .insertInto('_externalAuths')
          .values({ id: newId(), providerId: sub, ...of, ...times })
          .execute();
      };
      const links = async () =>
        service.db.selectFrom('_externalAuths').selectAll().where('recordRef', '=', own.id).execute();
      await link();
      expect((await logInAs(sub)).session.record.id).toBe(own.id);
      await asker(service).ask('POST', '/api/resetPassword', { email: own.email });
      const token = (await mailsTo(service, place().dataDir, own.email)).at(-1)?.token;
      const set = { email: own.email, password: otherPassword, token };
      expect((await asker(service).ask('POST', '/api/setPassword', set)).statusCode).toBe(200);
      expect(await links()).toEqual([]);

      await link();
      const again = await logIn(service, own.email, otherPassword);
      const change = { oldPassword: otherPassword, password, passwordConfirm: password };
      expect((await again.ask('PATCH', `${users}/records/${own.id}`, change)).statusCode).toBe(200);
      expect(await links()).toEqual([]);
    });

    test('loses its link with its deletion', async () => {
      const { sub } = person();
      const { client, session } = await logInAs(sub);
      await client.send('/api/deleteAccount', { method: 'POST', body: { id: session.record.id } });
      const again = await logInAs(sub);
      expect(again.session.meta).toMatchObject({ isNew: true });
      expect(again.session.record.id).not.toBe(session.record.id);
    });
  });

  test('takes over what the visitor made before', async () => {
    const { sub } = person();
    const browser = visitor(service.app);
    await browser.ask({ method: 'POST', url: '/api/analyses', payload: { text: 'Zeugnis über Kim Klug.' } });
    const of = await offer();
    const code = await codeFor(sub, of);
    const answer = await browser.ask({
      method: 'POST',
      url: `${users}/auth-with-oauth2`,
      payload: {
        provider: 'google',
        code,
        codeVerifier: of.codeVerifier,
        redirectURL: `${url}/api/oauth2-redirect`,
      },
    });
    const { token } = answer.json<{ token: string }>();
    const list = await asker(service, token).ask('GET', '/api/collections/analyses/records');
    expect(list.json()).toMatchObject({ totalItems: 1 });
  });

  describe('refuses', () => {
    test('a code without the verifier that it was asked for with', async () => {
      const { sub } = person();
      const [of, other] = [await offer(), await offer()];
      const code = await codeFor(sub, of);
      const answer = await trade({ code, codeVerifier: other.codeVerifier });
      expect(answer.json()).toEqual({ status: 400, message: 'Failed to fetch OAuth2 token.', data: {} });
    });

    test('a code a second time', async () => {
      const { sub } = person();
      const of = await offer();
      const code = await codeFor(sub, of);
      expect((await trade({ code, codeVerifier: of.codeVerifier })).statusCode).toBe(200);
      expect((await trade({ code, codeVerifier: of.codeVerifier })).statusCode).toBe(400);
    });

    test('a made-up code, and says which fields are missing', async () => {
      expect((await trade({ code: 'x', codeVerifier: 'y' })).statusCode).toBe(400);
      expect((await trade({})).json()).toMatchObject({ data: { code: { code: 'validation_required' } } });
      expect((await trade({ provider: 'github', code: 'x' })).json()).toMatchObject({
        data: { provider: { code: 'validation_invalid_provider' } },
      });
    });

    test('to hand a code to somebody who does not wait, is elsewhere, or had it', async () => {
      const waiting = await openStream(url);
      expect(await back('unbekannt')).toContain('Anmeldung nicht möglich');
      // Connected, but not waiting for it.
      expect(await back(waiting.clientId)).toContain('Anmeldung nicht möglich');
      await waiting.post(['@oauth2']);
      const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
      expect(await back(waiting.clientId, elsewhere)).toContain('Anmeldung nicht möglich');
      expect(await back(waiting.clientId)).toContain('Dieses Fenster kann geschlossen werden.');
      expect(await back(waiting.clientId)).toContain('Anmeldung nicht möglich');
      await expect.poll(() => waiting.events.filter(({ event }) => event === '@oauth2')).toHaveLength(1);
      waiting.close();
    });
  });

  test('leaves neither codes nor tokens nor addresses in the log', async () => {
    const { sub, email } = person();
    const of = await offer();
    const code = await codeFor(sub, of);
    const answer = await trade({ code, codeVerifier: of.codeVerifier });
    const { token, meta } = answer.json<{ token: string; meta: { accessToken: string } }>();
    await trade({ code, codeVerifier: of.codeVerifier });
    const { GOOGLE_CLIENT_SECRET: secret } = provider.settings;
    for (const hidden of [code, of.codeVerifier, token, meta.accessToken, secret, sub, email]) {
      expect(service.logged()).not.toContain(hidden);
    }
  });
});
