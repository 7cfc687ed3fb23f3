import type { FastifyInstance } from 'fastify';
import { preparePassword } from '../../auth/new-password.ts';
import { queryOf } from '../../http/query.ts';
import { readBody } from '../../http/read-body.ts';
import { refuseOthers } from '../../records/access.ts';
import { toRecords } from '../../records/expand.ts';
import { updateRecord } from '../../records/write-record.ts';
import { write } from '../../records/write.ts';
import { collectionIn, type OfRecord } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `PATCH /api/collections/{collection}/records/{id}`: changes the sent fields and answers with the whole row. */
export function updateRecordRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, actorOf, accountLimits } = parts;
  app.patch<OfRecord>('/api/collections/:collection/records/:id', async (request, reply) => {
    const collection = collectionIn(request);
    const { id } = request.params;
    const actor = await actorOf(request);
    const body = await readBody(request);
    refuseOthers(collection, 'update', actor);
    // Old passwords can be guessed here as well as at the login.
    if (collection.auth && Object.hasOwn(body.values, 'password')) accountLimits(reply, 'auth', id);
    const password = await preparePassword(db, collection, id, body.values);
    const row = await write(parts, actor, async (writing) =>
      updateRecord(writing, collection, id, body, password),
    );
    const asked = { db, actor, now: clock() };
    const [record] = await toRecords(asked, collection, [row], queryOf(request)['expand'] ?? '');
    return record;
  });
}
