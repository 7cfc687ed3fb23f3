import { ConnectionError, ServerError, SessionEnded } from './http.ts';
import { message } from './i18n.ts';
import { isLoadFault } from './load-fault.ts';
import { showError } from './toasts.ts';

/** What to say for one status, and, if given, only for one message of the server. */
export interface ErrorRule {
  readonly status: number;
  readonly message?: string;
  readonly text?: string;
}

/** What the reader is told when the network fails, as a toast or beside a field. */
export const connectionLost = () => message('error.connection');

/**
 * The shared error handler (specification §8): shows a toast whose id is the status, so that the same fault does
 * not stack. A status with a rule of its own is told by that rule and is then dealt with. That the session has
 * ended is told where it is noticed (see `followSession`), whatever was being done.
 * @throws the error again for every status without rule other than 404
 */
export function handleError(error: unknown, rules: readonly ErrorRule[] = []): void {
  // A part of the script that cannot be fetched is a network failure, too.
  if (error instanceof ConnectionError || isLoadFault(error)) {
    void showError(connectionLost(), 504);
    return;
  }
  if (!(error instanceof ServerError)) {
    void showError(message('error.client'), 0);
    return;
  }
  if (error instanceof SessionEnded) return;
  const forStatus = rules.filter((rule) => rule.status === error.status);
  if (forStatus.length > 0) {
    const rule = forStatus.find((one) => one.message === error.message) ?? forStatus[0];
    if (rule?.text !== undefined) void showError(rule.text, error.status);
    return;
  }
  if (error.status === 404) {
    void showError(message('error.not-found'), 404);
    return;
  }
  void showError(message('error.server', { status: error.status || 500 }), error.status || 500);
  if (error.status === 500) console.error(error);
  throw error;
}
