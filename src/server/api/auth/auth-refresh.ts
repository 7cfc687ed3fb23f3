import type { FastifyInstance } from 'fastify';
import { openSession } from '../../auth/session.ts';
import { accountIn } from '../../http/actor-of.ts';
import { queryOf } from '../../http/query.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/auth-refresh`: a new token for whoever has a good one. */
export function authRefreshRoute(app: FastifyInstance, { db, clock, tokens, actorOf }: ApiParts): void {
  app.post<InCollection>('/api/collections/:collection/auth-refresh', async (request) => {
    const collection = authCollectionIn(request);
    const actor = await actorOf(request);
    const account = accountIn(actor, collection);
    return openSession({ db, now: clock(), tokens }, account, actor, queryOf(request)['expand']);
  });
}
