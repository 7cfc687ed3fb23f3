import { accountPath } from './session-calls.ts';

/** The collection that the official client knows administrators by. */
const superusers = 'pbc_3142635823';

/**
 * Path of a call for the account of a link in a mail: the token says which kind of account it is.
 * @param token from the link; for one that cannot be read the server will say so
 */
export function tokenAccountPath(token: string, call: string): string {
  let collection: unknown;
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    collection = (JSON.parse(atob(payload)) as { collectionId?: unknown } | null)?.collectionId;
  } catch {
    collection = undefined;
  }
  return accountPath(collection === superusers ? 'admin' : 'user', call);
}
