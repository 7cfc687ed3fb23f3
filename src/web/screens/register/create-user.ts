import { request, ServerError } from '#web/lib/http.ts';
import { message } from '#web/lib/i18n.ts';
import { logIn } from '#web/lib/session-calls.ts';

interface NewUser {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes an account and logs in to it (specification §7).
 * @throws {ServerError} with the text of §8 at the mail address where that is at fault
 * @throws {ConnectionError} when no answer came
 */
export async function createUser(email: string, password: string): Promise<void> {
  const body = { email, password, passwordConfirm: password };
  const made = await request<NewUser>('/api/createUser', { method: 'POST', body }).catch(inOurWords);
  await logIn('user', made.email, made.password);
}

function inOurWords(error: unknown): never {
  if (error instanceof ServerError && error.status === 400 && error.data['email'] !== undefined) {
    throw new ServerError(400, error.message, { email: { message: message('account.email-refused') } });
  }
  throw error;
}
