import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../http/query.ts';
import { findRow, refuseOthers } from '../../records/access.ts';
import { toRecords } from '../../records/expand.ts';
import { absent } from '../../records/tombstones.ts';
import { collectionIn, type OfRecord } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `GET /api/collections/{collection}/records/{id}`; 404 for everybody who may not view it, see `absent`. */
export function viewRecordRoute(app: FastifyInstance, { db, clock, actorOf }: ApiParts): void {
  app.get<OfRecord>('/api/collections/:collection/records/:id', async (request) => {
    const collection = collectionIn(request);
    const asked = { db, actor: await actorOf(request), now: clock() };
    refuseOthers(collection, 'view', asked.actor);
    const row = await findRow(asked, collection, 'view', request.params.id);
    if (row === undefined) throw await absent(asked, collection, request.params.id);
    const [record] = await toRecords(asked, collection, [row], queryOf(request)['expand'] ?? '');
    return record;
  });
}
