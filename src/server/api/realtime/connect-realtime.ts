import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { minute } from '../../clock.ts';
import { forgetConnection, noteConnection } from '../../realtime/connections.ts';
import type { ApiParts } from '../parts.ts';

/** Then the client comes again by itself, with the rights it has then. */
const longest = 30 * minute;

/** `GET /api/realtime`: a stream of events. The first one tells the id that topics are posted with. */
export function connectRealtimeRoute(app: FastifyInstance, parts: ApiParts): void {
  // Asked for its head alone it would stay open for nobody.
  app.get('/api/realtime', { exposeHeadRoute: false }, async (request, reply) => {
    const id = randomBytes(30).toString('base64url');
    await noteConnection(parts, id, request.ip);
    const stream = new PassThrough();
    const end = setTimeout(() => stream.end(), longest).unref();
    parts.realtime.clients.add(id, stream, () => {
      clearTimeout(end);
      forgetConnection(parts, id).catch((fault: unknown) => request.log.error({ err: fault }, 'realtime'));
    });
    return reply
      .type('text/event-stream')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream);
  });
}
