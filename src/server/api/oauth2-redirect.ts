import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../http/query.ts';
import { readBody, textIn } from '../http/read-body.ts';
import { handOver } from '../realtime/connections.ts';
import { messagePage } from './message-page.ts';
import type { ApiParts } from './parts.ts';

const done = messagePage('Anmeldung übernommen', 'Dieses Fenster kann geschlossen werden.');
const failed = messagePage(
  'Anmeldung nicht möglich',
  'Die Anmeldung ist abgelaufen oder wurde abgebrochen. Bitte dieses Fenster schließen und die Anmeldung neu beginnen.',
);

async function answer(
  parts: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  given: (name: string) => string,
): Promise<FastifyReply> {
  const [state, code, error] = [given('state'), given('code'), given('error')];
  const data = { state, code, ...(error === '' ? {} : { error }) };
  const handed = state !== '' && (await handOver(parts, state, data, request.ip));
  // Any other policy would cut the window off from the page that opened it and is to close it.
  reply.header('cross-origin-opener-policy', 'unsafe-none');
  return reply.type('text/html; charset=utf-8').send(handed && error === '' ? done : failed);
}

/**
 * `GET` (and `POST`) `/api/oauth2-redirect`: where a login provider sends the browser back to. The code goes to the
 * realtime connection whose id is the state; the page only says that it can be closed.
 */
export function oauth2RedirectRoute(app: FastifyInstance, parts: ApiParts): void {
  app.get('/api/oauth2-redirect', async (request, reply) => {
    const query = queryOf(request);
    return answer(parts, request, reply, (name) => query[name] ?? '');
  });
  app.post('/api/oauth2-redirect', async (request, reply) => {
    const { values } = await readBody(request);
    return answer(parts, request, reply, (name) => textIn(values, name));
  });
}
