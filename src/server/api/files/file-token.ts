import type { FastifyInstance } from 'fastify';
import { accountIn } from '../../http/actor-of.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/files/token`: a token for three minutes, to stand in the address of a file. */
export function fileTokenRoute(app: FastifyInstance, { tokens, actorOf }: ApiParts): void {
  app.post('/api/files/token', async (request) => {
    const account = accountIn(await actorOf(request));
    return { token: await tokens.issue(account, 'file') };
  });
}
