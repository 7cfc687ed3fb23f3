import { request, ServerError } from './http.ts';
import { endSession, getSession, saveSession } from './session.ts';
import type { StoredSession } from './session.ts';

const collectionOf = { user: 'users', admin: '_superusers' } as const;

/** Path of a call on the accounts of a role. */
export function accountPath(role: keyof typeof collectionOf, call: string): string {
  return `/api/collections/${collectionOf[role]}/${call}`;
}

/** Logs in with mail address and password, and keeps the session. */
export async function logIn(
  role: keyof typeof collectionOf,
  identity: string,
  password: string,
): Promise<void> {
  const body = { identity, password };
  saveSession(
    await request<StoredSession>(accountPath(role, 'auth-with-password'), { method: 'POST', body }),
  );
}

/**
 * Asks the server whether the session is still good: elsewhere the password may have been changed, or the account
 * deleted. A good one is renewed; without a connection it stays as it is.
 */
export async function confirmSession(): Promise<void> {
  const { loggedIn, role, token } = getSession();
  if (!loggedIn) return;
  try {
    const renewed = await request<StoredSession>(accountPath(role, 'auth-refresh'), { method: 'POST' });
    // Meanwhile somebody may have logged out, or in as somebody else.
    if (getSession().token === token) saveSession(renewed);
  } catch (error) {
    const refused = error instanceof ServerError && [401, 403, 404].includes(error.status);
    if (refused && getSession().token === token) endSession();
  }
}
