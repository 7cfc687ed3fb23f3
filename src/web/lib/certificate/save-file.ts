import { connectionLost } from '#web/lib/handle-error.ts';
import { download } from '#web/lib/download.ts';
import { ConnectionError, ServerError } from '#web/lib/http.ts';
import { message } from '#web/lib/i18n.ts';
import { wordsOf } from '#web/lib/words-of.ts';

/**
 * Fetches a file and gives it to the browser to keep, as the one who is logged in.
 * @returns what went wrong, in German; null when all is well
 */
export async function saveFile(path: string, name: string): Promise<string | null> {
  try {
    await download(path, name);
    return null;
  } catch (error) {
    if (error instanceof ConnectionError) return connectionLost();
    if (error instanceof ServerError)
      return wordsOf(error) || message('error.server', { status: error.status });
    throw error;
  }
}
