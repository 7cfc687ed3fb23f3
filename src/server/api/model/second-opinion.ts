import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Reading } from '#domain/decode/reading.ts';
import { analyses } from '../../collections/content.ts';
import { ApiError, notFound } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import { limits } from '../../http/rate-limits.ts';
import { ModelFault } from '../../outside/model/model-fault.ts';
import { findRow } from '../../records/access.ts';
import { askSecondOpinion } from '../../usecases/ask-second-opinion.ts';
import type { ApiParts } from '../parts.ts';
import { budgetOf, modelOf, needConsent, untilGone } from './model-parts.ts';

interface ById {
  Params: { id: string };
}

/**
 * `POST /api/analyses/{id}/second-opinion` `{consent: true}`: a stream of events. `part` holds the summary as far as it
 * is there, then comes one `opinion`, or one `fault` with a message.
 */
export function secondOpinionRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, actorOf, limited } = parts;
  app.post<ById>('/api/analyses/:id/second-opinion', limited(limits.costly), async (request, reply) => {
    const model = modelOf(parts);
    const actor = await actorOf(request);
    const row = await findRow({ db, now: clock(), actor }, analyses, 'view', request.params.id);
    if (row === undefined || row['status'] !== 'done') throw notFound();
    needConsent((await readBody(request)).values, model);
    const letter = { text: String(row['text']), reading: JSON.parse(String(row['reading'])) as Reading };
    const stream = new PassThrough();
    const send = (event: string, data: unknown): void =>
      void stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const signal = untilGone(reply);
    askSecondOpinion(
      model,
      budgetOf(parts, request, actor),
      letter,
      (summary) => send('part', { summary }),
      signal,
    )
      .then((opinion) => send('opinion', opinion))
      .catch((error: unknown) => {
        if (!(error instanceof ModelFault || error instanceof ApiError))
          request.log.error({ err: error }, 'second opinion');
        const known = error instanceof ModelFault || error instanceof ApiError;
        send('fault', { message: known ? error.message : new ModelFault('unavailable').message });
      })
      .finally(() => stream.end());
    return reply
      .type('text/event-stream')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream);
  });
}
