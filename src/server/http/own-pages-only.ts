import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Login providers may send the browser back by posting. */
const returns = '/api/oauth2-redirect';

/**
 * Refuses changes that another website makes the browser send: it could put its own visitor or account in the place
 * of the real one.
 * @throws ApiError 403
 */
export async function ownPagesOnly(request: FastifyRequest): Promise<void> {
  if (reading.has(request.method) || request.routeOptions.url === returns) return;
  const from = request.headers['sec-fetch-site'];
  if (from === 'cross-site' || from === 'same-site') {
    throw new ApiError(403, 'Anfragen von anderen Websites werden nicht angenommen.');
  }
}
