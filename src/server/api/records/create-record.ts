import type { FastifyInstance } from 'fastify';
import { preparePassword } from '../../auth/new-password.ts';
import { idOf } from '../../auth/actor.ts';
import { queryOf } from '../../http/query.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { refuseOthers } from '../../records/access.ts';
import { toRecords } from '../../records/expand.ts';
import { createRecord } from '../../records/write-record.ts';
import { write } from '../../records/write.ts';
import { collectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/records`: stores a new row and answers with it. */
export function createRecordRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, actorOf, limited, accountLimits } = parts;
  const options = limited(limits.create);
  app.post<InCollection>('/api/collections/:collection/records', options, async (request, reply) => {
    const collection = collectionIn(request);
    const actor = await actorOf(request);
    accountLimits(reply, 'create', actor.account ? idOf(actor.account) : request.ip);
    const body = await readBody(request);
    refuseOthers(collection, 'create', actor);
    // Accounts made here cost as much as those of `createUserRoute`.
    if (collection.auth) accountLimits(reply, 'auth', request.ip);
    const password = await preparePassword(db, collection, null, body.values);
    const row = await write(parts, actor, async (writing) =>
      createRecord(writing, collection, body, password),
    );
    const asked = { db, actor, now: clock() };
    const [record] = await toRecords(asked, collection, [row], queryOf(request)['expand'] ?? '');
    return record;
  });
}
