import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';
import { queryOf } from '../../http/query.ts';
import { limits } from '../../http/rate-limits.ts';
import { sendFile } from '../../http/send-file.ts';
import { letterDocx, letterPdf, letterPicture, type Purpose } from '../../usecases/write-letter.ts';
import type { ApiParts } from '../parts.ts';
import { certificateIn, type OfCertificate } from './certificate-in.ts';

interface OfPage {
  Params: { id: string; page: string };
}

/** `?for=signing`: to be signed by hand, without the mark of a draft. */
const purposeOf = (request: FastifyRequest): Purpose =>
  queryOf(request)['for'] === 'signing' ? 'signing' : 'reading';

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * `GET /api/certificates/{id}/letter.pdf`, `letter.docx` and `preview/{page}.png`: the letter for those who may view the
 * certificate. Until it is signed here every page says that it is a draft, but for those who ask for a finished one with
 * `?for=signing`. `x-pages` tells how many pages there are.
 */
export function letterFilesRoutes(app: FastifyInstance, parts: ApiParts): void {
  const often = parts.limited(limits.create);
  app.get<OfCertificate>('/api/certificates/:id/letter.pdf', often, async (request, reply) => {
    const { name, bytes } = await letterPdf(
      parts.db,
      await certificateIn(request, parts),
      purposeOf(request),
    );
    return sendFile(reply, `${name}.pdf`, 'application/pdf', bytes);
  });
  app.get<OfCertificate>('/api/certificates/:id/letter.docx', often, async (request, reply) => {
    const { name, bytes } = await letterDocx(
      parts.db,
      await certificateIn(request, parts),
      purposeOf(request),
    );
    return sendFile(reply, `${name}.docx`, docxType, bytes);
  });
  app.get<OfPage>('/api/certificates/:id/preview/:page.png', often, async (request, reply) => {
    const row = await certificateIn(request, parts);
    const { page } = request.params;
    const picture = /^[1-9]\d?$/.test(page) ? await letterPicture(parts.db, row, Number(page)) : undefined;
    if (picture === undefined) throw notFound();
    return reply
      .type('image/png')
      .header('cache-control', 'private, no-store')
      .header('x-pages', picture.pages)
      .send(Buffer.from(picture.png));
  });
}
