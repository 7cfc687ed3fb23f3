import type { FastifyInstance } from 'fastify';
import { analyses } from '../collections/content.ts';
import { notFound } from '../errors.ts';
import { limits } from '../http/rate-limits.ts';
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
    const pdf = await reportOnAnalysis(row);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="Auswertung.pdf"')
      .send(Buffer.from(pdf));
  });
}
