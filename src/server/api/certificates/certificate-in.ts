import type { FastifyRequest } from 'fastify';
import { certificates } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { findRow } from '../../records/access.ts';
import { absent } from '../../records/tombstones.ts';
import type { ApiParts } from '../parts.ts';

export interface OfCertificate {
  Params: { id: string };
}

/**
 * The certificate that a request names, in stored form.
 * @throws ApiError 404 when it is not there for whoever asks
 */
export async function certificateIn(
  request: FastifyRequest<OfCertificate>,
  { db, clock, actorOf }: ApiParts,
): Promise<Row> {
  const asked = { db, now: clock(), actor: await actorOf(request) };
  const row = await findRow(asked, certificates, 'view', request.params.id);
  if (row === undefined) throw await absent(asked, certificates, request.params.id);
  return row;
}
