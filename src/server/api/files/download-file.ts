import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../auth/actor.ts';
import { notFound } from '../../errors.ts';
import { queryOf } from '../../http/query.ts';
import { findRow, refuseOthers } from '../../records/access.ts';
import { collectionIn } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

interface OfFile {
  Params: { collection: string; id: string; name: string };
}

/** Who asks: by the token in the address where there is one, else like anywhere. */
async function readerOf(request: FastifyRequest, { tokens, actorOf }: ApiParts): Promise<Actor> {
  const actor = await actorOf(request);
  const token = queryOf(request)['token'] ?? '';
  const read = token === '' ? undefined : await tokens.read(token, 'file');
  return read ? { ...actor, account: read.account } : actor;
}

/** `GET /api/files/{collection}/{id}/{name}`: a file of a row, for those who may view the row. */
export function downloadFileRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock } = parts;
  app.get<OfFile>('/api/files/:collection/:id/:name', async (request, reply) => {
    const collection = collectionIn(request);
    const { id, name } = request.params;
    if (name.includes('\0')) throw notFound();
    const asked = { db, now: clock(), actor: await readerOf(request, parts) };
    refuseOthers(collection, 'view', asked.actor);
    if ((await findRow(asked, collection, 'view', id)) === undefined) throw notFound();
    const file = await db
      .selectFrom('file_contents')
      .select(['type', 'bytes'])
      .where('collection', '=', collection.name)
      .where('record', '=', id)
      .where('name', '=', name)
      .executeTakeFirst();
    if (file === undefined) throw notFound();
    // What everybody may see may be kept: a file's name is never used for another one.
    if (collection.rules.view === '') reply.header('cache-control', 'public, max-age=31536000, immutable');
    const attached = queryOf(request)['download'] !== undefined;
    return (
      reply
        .type(file.type)
        .header('content-disposition', `${attached ? 'attachment' : 'inline'}; filename="${name}"`)
        // Whatever somebody uploaded must not act as a page of ours.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(Buffer.from(file.bytes))
    );
  });
}
