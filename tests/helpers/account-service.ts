import { newId } from '#server/ids.ts';
import { asker, type Asker } from './accounts.ts';
import type { Place } from './engines.ts';
import { mailsTo } from './mails.ts';
import { openApp, type TestApp } from './test-app.ts';

export const users = '/api/collections/users';
export const certificates = '/api/collections/certificates/records';
/** A password that is not the first one. */
export const otherPassword = 'Ein-anderes-12';

/** An address that nobody has yet. */
export const newAddress = (): string => `${newId()}@example.com`;

/** Does the session still hold? */
export async function isOpen(who: Asker): Promise<boolean> {
  return (await who.ask('POST', `${users}/auth-refresh`)).statusCode === 200;
}

export interface AccountService {
  readonly service: TestApp;
  readonly guest: Asker;
  readonly mails: (email: string) => ReturnType<typeof mailsTo>;
  readonly logInStatus: (email: string, secret: string) => Promise<number>;
}

/** The service, and what tests of accounts ask of it. */
export async function openAccounts(place: Place): Promise<AccountService> {
  const service = await openApp(place());
  const guest = asker(service);
  return {
    service,
    guest,
    mails: async (email) => mailsTo(service, place().dataDir, email),
    async logInStatus(email, secret) {
      const sent = { identity: email, password: secret };
      return (await guest.ask('POST', `${users}/auth-with-password`, sent)).statusCode;
    },
  };
}
