import { handleError } from './handle-error.ts';
import { ServerError, SessionEnded } from './http.ts';
import { message } from './i18n.ts';
import { showError } from './toasts.ts';

/**
 * Tells why an account could not be made or deleted (specification §8): the mail address is at fault, or else the
 * server.
 */
export function tellAccountError(error: unknown): void {
  if (!(error instanceof ServerError) || error instanceof SessionEnded) {
    handleError(error);
    return;
  }
  const email = error.status === 400 && error.data['email'] !== undefined;
  void showError(message(email ? 'account.email-refused' : 'account.server-fault'), error.status);
}
