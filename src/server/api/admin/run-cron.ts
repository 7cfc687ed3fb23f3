import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import { notFound } from '../../errors.ts';
import { faultName, noteRun } from '../../jobs/job-lock.ts';
import { jobs } from '../../jobs/jobs.ts';
import type { AdminParts } from './admin-parts.ts';

/** `POST /api/crons/{id}`: does a job now, whether it is due or not. */
export function runCronRoute(app: FastifyInstance, parts: AdminParts): void {
  app.post<{ Params: { id: string } }>('/api/crons/:id', async (request, reply) => {
    const job = jobs.find(({ name }) => name === request.params.id);
    if (job === undefined) throw notFound();
    const { db, clock, actorOf } = parts;
    const action = { action: 'run', target: 'jobs', record: job.name };
    await noteAdminActions(db, await actorOf(request), clock(), [action]);
    const started = clock();
    try {
      await job.work(parts);
      await noteRun(db, job, { started, ended: clock(), fault: '' });
    } catch (fault) {
      await noteRun(db, job, { started, ended: clock(), fault: faultName(fault) });
      throw fault;
    }
    return reply.status(204).send();
  });
}
