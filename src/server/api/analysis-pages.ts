import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid } from '../errors.ts';
import { limits } from '../http/rate-limits.ts';
import { readForm } from '../http/read-form.ts';
import type { ReviewRequest } from '../reading/review.ts';
import { changePage, insertPages, removePage, type PageChange } from '../usecases/change-pages.ts';
import { listPages, viewPicture } from '../usecases/list-pages.ts';
import { maxPages, openFiles, type OpenedFile } from '../usecases/open-files.ts';
import type { ApiParts } from './parts.ts';

interface OfAnalysis {
  Params: { id: string };
}
interface OfPage {
  Params: { id: string; page: string };
}

const change = z.object({
  turn: z.union([z.literal(90), z.literal(180), z.literal(270)]).optional(),
  text: z.string().optional(),
  position: z.int().min(0).max(maxPages).optional(),
});

function changeIn(body: unknown): PageChange {
  const { data, error } = change.safeParse(body ?? {});
  if (data === undefined) {
    const names = [...new Set(error.issues.map(({ path }) => String(path[0] ?? 'body')))];
    const fault = { code: 'validation_invalid_value', message: 'Dieser Wert passt nicht.' };
    throw invalid(Object.fromEntries(names.map((name) => [name, fault])));
  }
  const { turn, text, position } = data;
  return {
    ...(turn === undefined ? {} : { turn }),
    ...(text === undefined ? {} : { text }),
    ...(position === undefined ? {} : { position }),
  };
}

/** The files of a form, and where they should come. */
async function filesIn(
  request: FastifyRequest,
  most: number,
): Promise<{ readonly files: readonly OpenedFile[]; readonly position?: number }> {
  const message = 'Bitte eine Datei wählen.';
  const missing = invalid({ files: { code: 'validation_required', message } }, message);
  if (!request.isMultipart()) throw missing;
  const form = await readForm(request, most);
  const files = form.files.filter(({ field }) => field === 'files');
  if (files.length === 0) throw missing;
  const position = form.fields.find(([name]) => name === 'position')?.[1] ?? '';
  const opened = await openFiles(files);
  return /^\d{1,2}$/.test(position) ? { files: opened, position: Number(position) } : { files: opened };
}

/** The pages of an analysis that should be looked at: see them, turn, correct, move, replace, add and remove them. */
export function analysisPagesRoute(app: FastifyInstance, parts: ApiParts): void {
  const { actorOf, limited } = parts;
  const asked = async (request: FastifyRequest<OfAnalysis>): Promise<ReviewRequest> => ({
    actor: await actorOf(request),
    analysis: request.params.id,
  });

  app.get<OfAnalysis>('/api/analyses/:id/pages', async (request) =>
    listPages(parts, await actorOf(request), request.params.id),
  );
  app.get<OfPage>('/api/analyses/:id/pages/:page/picture.jpg', async (request, reply) => {
    const { id, page } = request.params;
    const picture = await viewPicture(parts, await actorOf(request), id, page);
    // It is gone once the text is corrected: no browser should keep it.
    return reply.type('image/jpeg').header('cache-control', 'no-store').send(Buffer.from(picture));
  });
  app.post<OfAnalysis>('/api/analyses/:id/pages', limited(limits.costly), async (request) => {
    const review = await asked(request);
    await listPages(parts, review.actor, review.analysis);
    const { files, position } = await filesIn(request, maxPages);
    return insertPages(parts, review, files, position === undefined ? {} : { position });
  });
  app.put<OfPage>('/api/analyses/:id/pages/:page', limited(limits.costly), async (request) => {
    const review = await asked(request);
    await listPages(parts, review.actor, review.analysis);
    const { files } = await filesIn(request, 1);
    return insertPages(parts, review, files, { replaced: request.params.page });
  });
  app.patch<OfPage>('/api/analyses/:id/pages/:page', async (request) =>
    changePage(parts, await asked(request), request.params.page, changeIn(request.body)),
  );
  app.delete<OfPage>('/api/analyses/:id/pages/:page', async (request) =>
    removePage(parts, await asked(request), request.params.page),
  );
}
