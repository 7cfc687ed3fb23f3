import { requestFile } from './http.ts';
import type { RequestOptions } from './http.ts';

/** How long the browser may take to begin with a file (ms) before its address in memory is given up. */
const patience = 60_000;

/**
 * Saves a file of the API that only the one who is logged in may have: a plain link would not carry the session.
 * @throws like `request`
 */
export async function download(path: string, name: string, options: RequestOptions = {}): Promise<void> {
  const address = URL.createObjectURL(await requestFile(path, options));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
