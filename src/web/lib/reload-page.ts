import { request } from './http.ts';

/**
 * Loads the page anew, but only when there is somebody who answers: without a network the browser would put an error
 * page of its own in its place.
 * @throws ConnectionError when nobody answers
 */
export async function reloadPage(): Promise<void> {
  await request('/api/health');
  location.reload();
}
