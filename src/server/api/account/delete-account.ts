import type { FastifyInstance } from 'fastify';
import { users } from '../../collections/accounts.ts';
import { limits } from '../../http/rate-limits.ts';
import { accountIn } from '../../http/actor-of.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { deleteRecord } from '../../records/delete-record.ts';
import { write } from '../../records/write.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/deleteAccount` `{id}`: deletes the asker's own account with everything in it, at once. */
export function deleteAccountRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post('/api/deleteAccount', parts.limited(limits.auth), async (request) => {
    const actor = await parts.actorOf(request);
    accountIn(actor);
    const { id } = requiredTexts((await readBody(request)).values, ['id']);
    await write(parts, actor, async (writing) => deleteRecord(writing, users, id));
    return {};
  });
}
