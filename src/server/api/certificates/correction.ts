import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { day } from '../../clock.ts';
import { analyses } from '../../collections/content.ts';
import { ApiError, notFound } from '../../errors.ts';
import { queryOf } from '../../http/query.ts';
import { limits } from '../../http/rate-limits.ts';
import { sendFile } from '../../http/send-file.ts';
import { findRow } from '../../records/access.ts';
import { improveAnalysis } from '../../usecases/improve-analysis.ts';
import {
  correctionOfAnalysis,
  correctionOfCertificate,
  type CorrectionDays,
  type CorrectionFormat,
} from '../../usecases/write-correction.ts';
import { read } from '../invitations/read-wish.ts';
import type { ApiParts } from '../parts.ts';
import { certificateIn, type OfCertificate } from './certificate-in.ts';
import { docxType } from './letter-files.ts';

interface OfFormat {
  Params: { id: string; format: string };
}

/** On which pages a reading is opened. */
const opening = z.object({ mode: z.enum(['b2c', 'plain']).default('plain') });

/** Three weeks: long enough for a firm, short enough before claims lapse. */
const usualPatience = 21 * day;

const iso = (date: Date): string => date.toISOString().slice(0, 10);

function daysIn(request: FastifyRequest, now: Date): CorrectionDays {
  const today = iso(now);
  const deadline = queryOf(request)['deadline'] ?? iso(new Date(now.getTime() + usualPatience));
  const isDay = /^\d{4}-\d\d-\d\d$/.test(deadline) && iso(new Date(`${deadline}T00:00Z`)) === deadline;
  if (isDay && deadline > today) return { today, deadline };
  const message = 'Bitte einen Tag in der Zukunft als Frist wählen.';
  throw new ApiError(400, message, { deadline: { code: 'validation_invalid', message } });
}

function send(reply: FastifyReply, format: CorrectionFormat, bytes: Uint8Array): FastifyReply {
  const type = format === 'pdf' ? 'application/pdf' : docxType;
  return sendFile(reply, `Berichtigungsschreiben.${format}`, type, bytes);
}

const formatIn = ({ format }: OfFormat['Params']): CorrectionFormat => {
  if (format === 'pdf' || format === 'docx') return format;
  throw notFound();
};

/**
 * `POST /api/analyses/{id}/certificate`: opens a reading in the generator. `GET …/correction.pdf|docx?deadline=` of an
 * analysis, or of a certificate made from one: the letter that asks the employer to correct.
 */
export function correctionRoutes(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, actorOf } = parts;
  const costly = parts.limited(limits.costly);
  const analysisIn = async (request: FastifyRequest<OfCertificate>) => {
    const asked = { db, now: clock(), actor: await actorOf(request) };
    const row = await findRow(asked, analyses, 'view', request.params.id);
    if (row === undefined) throw notFound();
    return row;
  };
  app.post<OfCertificate>('/api/analyses/:id/certificate', costly, async (request) =>
    improveAnalysis(
      parts,
      await actorOf(request),
      await analysisIn(request),
      read(opening, request.body ?? {}).mode,
    ),
  );
  app.get<OfFormat>('/api/analyses/:id/correction.:format', costly, async (request, reply) => {
    const format = formatIn(request.params);
    const row = await analysisIn(request);
    return send(reply, format, await correctionOfAnalysis(row, daysIn(request, clock()), format));
  });
  app.get<OfFormat>('/api/certificates/:id/correction.:format', costly, async (request, reply) => {
    const format = formatIn(request.params);
    const row = await certificateIn(request, parts);
    return send(reply, format, await correctionOfCertificate(db, row, daysIn(request, clock()), format));
  });
}
