import { ServerError } from '#web/lib/http.ts';
import { confirmSession } from '#web/lib/session-calls.ts';
import { getSession } from '#web/lib/session.ts';

/** A certificate could not be opened because the login that it belongs to has ended. */
export class LoginEnded extends Error {
  constructor() {
    super('the login has ended');
    this.name = 'LoginEnded';
  }
}

/**
 * Was a certificate refused because whoever began is no longer logged in? To a token that is not good any more the
 * server answers as to a guest, for whom the certificate is not there: hence the session is asked for.
 * @param userId who was logged in; '' for a guest
 */
export async function hasLoginEnded(error: unknown, userId: string): Promise<boolean> {
  if (!(error instanceof ServerError)) return false;
  if (error.status === 401) return true;
  if (userId === '' || ![403, 404].includes(error.status)) return false;
  await confirmSession();
  return !getSession().loggedIn;
}
