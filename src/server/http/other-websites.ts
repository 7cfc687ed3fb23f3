import type { FastifyInstance } from 'fastify';

const methods = 'GET, HEAD, PUT, PATCH, POST, DELETE';

/**
 * Lets clients of the API on other websites read its answers, without cookies: `*` shuts credentials out, so what they
 * see is what anybody sees, or what the token shows that they bring. Changes are another matter, see `ownPagesOnly`.
 */
export function openToOtherWebsites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
    reply.header('access-control-allow-origin', '*');
    const { method, headers } = request;
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
    const wanted = headers['access-control-request-headers'];
    return reply
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': wanted ?? 'authorization, content-type',
        'access-control-max-age': '86400',
        vary: 'access-control-request-headers',
      })
      .code(204)
      .send();
  });
}
