import type { FastifyInstance } from 'fastify';
import { analyses } from '../collections/content.ts';
import { notFound } from '../errors.ts';
import { limits } from '../http/rate-limits.ts';
import { sendFile } from '../http/send-file.ts';
import { findRow } from '../records/access.ts';
import { reportOnAnalysis } from '../usecases/report-on-analysis.ts';
import type { ApiParts } from './parts.ts';

interface ById {
  Params: { id: string };
}

/** `GET /api/analyses/{id}/report.pdf`: the analysis as a file to keep, for those who may view it. */
export function analysisReportRoute(app: FastifyInstance, { db, clock, actorOf, limited }: ApiParts): void {
  app.get<ById>('/api/analyses/:id/report.pdf', limited(limits.costly), async (request, reply) => {
    const asked = { db, now: clock(), actor: await actorOf(request) };
    const row = await findRow(asked, analyses, 'view', request.params.id);
    if (row === undefined) throw notFound();
    const { name, bytes } = await reportOnAnalysis(row);
    return sendFile(reply, name, 'application/pdf', bytes);
  });
}
