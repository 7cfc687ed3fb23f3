import type { FastifyInstance } from 'fastify';
import { listQueryOf, queryOf } from '../../http/query.ts';
import { toRecords } from '../../records/expand.ts';
import { listRecords } from '../../records/list-records.ts';
import { namedFields } from '../../records/pick-fields.ts';
import { maxAnswerBytes } from '../../records/row-bytes.ts';
import { collectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `GET /api/collections/{collection}/records`: a page of the rows that the asker may list. */
export function listRecordsRoute(app: FastifyInstance, { db, clock, actorOf }: ApiParts): void {
  app.get<InCollection>('/api/collections/:collection/records', async (request) => {
    const collection = collectionIn(request);
    const asked = { db, actor: await actorOf(request), now: clock() };
    const query = queryOf(request);
    const expand = query['expand'] ?? '';
    // What relations begin with is known to the collection, not to the request.
    const columns = expand === '' ? namedFields(query['fields'] ?? '') : null;
    const list = { ...listQueryOf(query), columns, maxBytes: maxAnswerBytes };
    const { rows, totalItems } = await listRecords(asked, collection, list);
    return {
      page: list.page,
      perPage: list.perPage,
      totalItems,
      totalPages: totalItems < 0 ? -1 : Math.ceil(totalItems / list.perPage),
      items: await toRecords(asked, collection, rows, expand),
    };
  });
}
