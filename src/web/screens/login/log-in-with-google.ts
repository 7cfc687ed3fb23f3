import PocketBase, { BaseAuthStore, ClientResponseError } from 'pocketbase';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { saveSession } from '#web/lib/session.ts';

/**
 * Logs in with a Google account: the official client opens the window, waits for its answer and exchanges it.
 * @throws {ServerError | ConnectionError} like every other call
 */
export async function logInWithGoogle(): Promise<void> {
  const client = new PocketBase(location.origin, new BaseAuthStore());
  try {
    const { token, record } = await client.collection('users').authWithOAuth2({ provider: 'google' });
    saveSession({
      token,
      record: {
        id: record.id,
        email: String(record['email']),
        collectionName: record.collectionName,
        modules: record['modules'],
        verified: record['verified'] === true,
      },
    });
  } catch (error) {
    if (!(error instanceof ClientResponseError)) throw error;
    // Somebody who goes back at Google's page is told of that by the client without any status of a server.
    const { message = '' } = (error.originalError ?? {}) as Partial<Error>;
    if (message.startsWith('OAuth2 redirect error')) {
      throw new ServerError(400, error.message);
    }
    if (error.status === 0) throw new ConnectionError();
    throw new ServerError(error.status, error.message);
  }
}
