import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { hashPassword, randomSecret } from '#server/auth/passwords.ts';
import { newId } from '#server/ids.ts';
import type { TestApp } from './test-app.ts';

export const password = 'Ein-Passwort-12';

/** Somebody who asks the API, with a token or without. */
export interface Asker {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly ask: (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
}

/** Somebody with this token; '' for a guest. */
export function asker(service: TestApp, token = '', id = '', email = ''): Asker {
  return {
    id,
    email,
    token,
    async ask(method, url, payload, headers = {}) {
      const own = token === '' ? {} : { authorization: token };
      return service.app.inject({
        method,
        url,
        headers: { ...own, ...headers },
        ...(payload ? { payload } : {}),
      });
    },
  };
}

export async function logIn(
  service: TestApp,
  email: string,
  secret = password,
  collection = 'users',
): Promise<Asker> {
  const answer = await asker(service).ask('POST', `/api/collections/${collection}/auth-with-password`, {
    identity: email,
    password: secret,
  });
  const { token, record } = answer.json<{ token: string; record: { id: string } }>();
  if (answer.statusCode !== 200) throw new Error(`login of ${email}: ${answer.body}`);
  return asker(service, token, record.id, email);
}

/** A new user, logged in. */
export async function newUser(service: TestApp, email = `${newId()}@example.com`): Promise<Asker> {
  const payload = { email, password, passwordConfirm: password };
  const made = await asker(service).ask('POST', '/api/createUser', payload);
  if (made.statusCode !== 200) throw new Error(`registration of ${email}: ${made.body}`);
  return logIn(service, email);
}

/** A new superuser, logged in. */
export async function newSuperuser(service: TestApp): Promise<Asker> {
  const email = `${newId()}@example.com`;
  const now = '2026-11-20 12:00:00.000Z';
  await service.db
    .insertInto('_superusers')
    .values({
      id: newId(),
      email,
      emailVisibility: 0,
      verified: 1,
      password: await hashPassword(password),
      tokenKey: randomSecret(),
      created: now,
      updated: now,
    })
    .execute();
  return logIn(service, email, password, '_superusers');
}
