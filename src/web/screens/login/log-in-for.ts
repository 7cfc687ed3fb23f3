import { ServerError } from '#web/lib/http.ts';
import { logIn } from '#web/lib/session-calls.ts';

/** Whether a page belongs to the administration. */
export const isForAdmins = (target: string): boolean => target.startsWith('/admin/');

/**
 * Logs in as what the wanted page needs. The guards send every guest to this one login, so administrators stand here
 * each time that their short session has ended: for a page of theirs their account is tried first.
 * @throws like `logIn`
 */
export async function logInFor(target: string, email: string, password: string): Promise<void> {
  if (isForAdmins(target)) {
    try {
      await logIn('admin', email, password);
      return;
    } catch (error) {
      if (!(error instanceof ServerError && error.status === 400)) throw error;
    }
  }
  await logIn('user', email, password);
}
