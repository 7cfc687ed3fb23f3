import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Login providers may send the browser back by posting. */
const returns = '/api/oauth2-redirect';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
/** The port that a browser leaves out is none, whoever names it on the way. */
const withoutDefault = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, '');

/** Whether a browser says that another website makes it ask. Older ones, and those on plain http, know `Origin` only. */
function isFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { origin } = headers;
  if (origin === undefined) return false;
  const own = [host, ...(publicUrl === null ? [] : [hostOf(publicUrl)])].map(withoutDefault);
  return !own.includes(withoutDefault(hostOf(origin)));
}

/**
 * Refuses changes that another website makes the browser send: it could put its own visitor or account in the place
 * of the real one.
 * @param publicUrl where visitors reach the service; proxies may ask by another name
 * @returns a hook that throws ApiError 403
 */
export function ownPagesOnly(publicUrl: string | null): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (reading.has(request.method) || request.routeOptions.url === returns) return;
    if (isFromElsewhere(request, publicUrl))
      throw new ApiError(403, 'Anfragen von anderen Websites werden nicht angenommen.');
  };
}
