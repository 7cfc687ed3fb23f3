import type { FastifyInstance } from 'fastify';
import { pickFields } from '../records/pick-fields.ts';
import { queryOf } from './query.ts';

/** With `?fields=…` an answer holds only those; faults are answered whole. */
export function pickAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, answer: unknown) => {
    const { fields = '' } = queryOf(request);
    return fields === '' || reply.statusCode >= 400 ? answer : pickFields(answer, fields);
  });
}
