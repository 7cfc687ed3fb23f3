import { collections } from '#server/collections/collections.ts';
import { newId } from '#server/ids.ts';
import { password } from '../accounts.ts';
import { auth, newAccount, onList, onRow, plain, type Case } from './case.ts';

const bad = { token: 'x', password, passwordConfirm: password };
const logins = collections.filter((collection) => collection.auth).map(({ name }) => name);

/** Accounts, logging in and what belongs to it. */
export const accountCases: readonly Case[] = [
  onList('GET', 'users', [200, 200, 200, 200]),
  onList('POST', 'users', [200, 200, 200, 200], newAccount),
  onRow('GET', 'users', (rows) => rows.owner.id, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'users',
    (rows) => rows.owner.id,
    [404, 200, 404, 200],
    () => ({ name: 'Klug' }),
  ),
  onRow(
    'PATCH',
    'users',
    (rows) => rows.owner.id,
    [404, 400, 404, 200],
    () => ({ modules: ['a', newId()] }),
  ),
  onRow(
    'PATCH',
    'users',
    (rows) => rows.mortal,
    [404, 404, 404, 200],
    () => ({ locked: true }),
  ),
  onRow('DELETE', 'users', (rows) => rows.mortal, [404, 404, 404, 204]),
  onList('GET', '_superusers', [403, 403, 403, 200]),
  onList('POST', '_superusers', [403, 403, 403, 200], newAccount),
  onRow('GET', '_superusers', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onRow(
    'PATCH',
    '_superusers',
    () => 'aaaaaaaaaaaaaaa',
    [403, 403, 403, 404],
    () => ({ email: 'a@example.com' }),
  ),
  onRow('DELETE', '_superusers', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onList('GET', '_externalAuths', [200, 200, 200, 200]),
  onList('POST', '_externalAuths', [403, 403, 403, 200], () => ({})),
  onRow('GET', '_externalAuths', (rows) => rows.link, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    '_externalAuths',
    (rows) => rows.link,
    [403, 403, 403, 200],
    () => ({ providerId: 'x' }),
  ),
  onRow('DELETE', '_externalAuths', (rows) => rows.link, [404, 204, 404, 204]),
  onList('POST', '_otps', [403, 403, 403, 200], () => ({ password: '1' })),
  onRow('GET', '_otps', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onRow(
    'PATCH',
    '_otps',
    () => 'aaaaaaaaaaaaaaa',
    [403, 403, 403, 404],
    () => ({ tries: 0 }),
  ),
  onRow('DELETE', '_otps', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onList('GET', '_otps', [403, 403, 403, 200]),
  onList('GET', '_logs', [404, 404, 404, 404]),
  onList('GET', 'pg_catalog', [404, 404, 404, 404]),
  // Logging in and what belongs to it.
  plain('POST', '/api/checkVerification', [200, 200, 200, 200], () => ({ token: 'x' })),
  plain('POST', '/api/checkPasswordReset', [200, 200, 200, 200], () => ({
    email: 'a@example.com',
    token: 'x',
  })),
  ...logins.flatMap((name): Case[] => [
    auth('POST', 'auth-with-password', [400, 400, 400, 400], () => ({ identity: 'a', password: 'b' }), name),
    auth('GET', 'auth-methods', [200, 200, 200, 200], undefined, name),
    auth('POST', 'request-verification', [204, 204, 204, 204], () => ({ email: 'nobody@example.com' }), name),
    auth('POST', 'confirm-verification', [400, 400, 400, 400], () => bad, name),
    auth(
      'POST',
      'request-password-reset',
      [204, 204, 204, 204],
      () => ({ email: 'nobody@example.com' }),
      name,
    ),
    auth('POST', 'confirm-password-reset', [400, 400, 400, 400], () => bad, name),
    auth('POST', 'confirm-email-change', [400, 400, 400, 400], () => bad, name),
  ]),
  auth('POST', 'auth-refresh', [401, 200, 200, 403]),
  auth('POST', 'auth-refresh', [401, 403, 403, 200], undefined, '_superusers'),
  auth('POST', 'request-email-change', [401, 204, 204, 403], () => ({ newEmail: `${newId()}@example.com` })),
  auth(
    'POST',
    'request-email-change',
    [401, 403, 403, 204],
    () => ({ newEmail: 'a@example.com' }),
    '_superusers',
  ),
  auth('POST', 'request-otp', [200, 200, 200, 200], () => ({ email: 'nobody@example.com' })),
  auth('POST', 'request-otp', [403, 403, 403, 403], () => ({ email: 'nobody@example.com' }), '_superusers'),
  auth('POST', 'auth-with-otp', [400, 400, 400, 400], () => ({ otpId: 'a', password: 'b' })),
  auth('POST', 'auth-with-otp', [403, 403, 403, 403], () => ({ otpId: 'a', password: 'b' }), '_superusers'),
  auth('POST', 'auth-with-oauth2', [400, 400, 400, 400], () => ({ provider: 'google', code: 'x' })),
  auth('POST', 'auth-with-oauth2', [403, 403, 403, 403], () => ({ provider: 'google' }), '_superusers'),
  auth('GET', 'auth-methods', [404, 404, 404, 404], undefined, 'certificates'),
];
