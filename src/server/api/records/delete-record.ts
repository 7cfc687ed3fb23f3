import type { FastifyInstance } from 'fastify';
import { deleteRecord } from '../../records/delete-record.ts';
import { write } from '../../records/write.ts';
import { collectionIn, type OfRecord } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `DELETE /api/collections/{collection}/records/{id}`. */
export function deleteRecordRoute(app: FastifyInstance, parts: ApiParts): void {
  app.delete<OfRecord>('/api/collections/:collection/records/:id', async (request, reply) => {
    const collection = collectionIn(request);
    const actor = await parts.actorOf(request);
    await write(parts, actor, async (writing) => deleteRecord(writing, collection, request.params.id));
    return reply.status(204).send();
  });
}
