import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idOf } from '../auth/actor.ts';
import { invalid } from '../errors.ts';
import { limits } from '../http/rate-limits.ts';
import { readBatchRequest } from '../http/read-batch-request.ts';
import { readBody } from '../http/read-body.ts';
import { required } from '../records/faults.ts';
import type { Body, UploadedFile } from '../records/body.ts';
import { runBatch } from '../usecases/run-batch.ts';
import type { ApiParts } from './parts.ts';

const maxRequests = 50;

/** Files of the request at this place: parts called `requests.N.field`. */
function filesOf(files: Body['files'], at: number): ReadonlyMap<string, readonly UploadedFile[]> {
  return new Map(
    [...files].flatMap(([name, list]) => {
      const [, index, field = ''] = /^requests(?:\.|\[)(\d+)(?:\.|\]\.|\]\[)?(\w+)\]?$/.exec(name) ?? [];
      return Number(index) === at && index !== undefined ? [[field, list] as const] : [];
    }),
  );
}

async function requestsIn(request: FastifyRequest) {
  const { values, files } = await readBody(request);
  const { requests } = values;
  if (!Array.isArray(requests) || requests.length === 0) throw invalid({ requests: required });
  if (requests.length > maxRequests) {
    const message = `Höchstens ${maxRequests} Anfragen auf einmal.`;
    throw invalid({ requests: { code: 'validation_length_too_long', message } });
  }
  return requests.map((one: unknown, at) => readBatchRequest(one, filesOf(files, at)));
}

/** `POST /api/batch` `{requests: [{method, url, body?}]}`: changes that are all made, or none of them. */
export function batchRoute(app: FastifyInstance, parts: ApiParts): void {
  const { actorOf, limited, accountLimits } = parts;
  app.post('/api/batch', limited(limits.create), async (request, reply) => {
    const actor = await actorOf(request);
    const requests = await requestsIn(request);
    for (const { collection, id, body } of requests.filter((one) => one !== undefined)) {
      accountLimits(reply, 'create', actor.account ? idOf(actor.account) : request.ip);
      // A batch of logins tried or accounts made costs as much as one by one.
      if (!collection.auth || !Object.hasOwn(body.values, 'password')) continue;
      accountLimits(reply, 'auth', request.ip);
      if (id !== '') accountLimits(reply, 'auth', id);
    }
    return runBatch(parts, actor, requests);
  });
}
