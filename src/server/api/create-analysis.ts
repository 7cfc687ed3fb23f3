import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idOf } from '../auth/actor.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import { limits } from '../http/rate-limits.ts';
import { readForm } from '../http/read-form.ts';
import { rememberVisitor } from '../http/visitor.ts';
import { createAnalysis, type NewAnalysis } from '../usecases/create-analysis.ts';
import { maxPages, openFiles } from '../usecases/open-files.ts';
import type { ApiParts } from './parts.ts';

const pasted = z.object({ text: z.string() });

async function readSource(request: FastifyRequest): Promise<NewAnalysis> {
  if (!request.isMultipart()) {
    // Without a text it is empty, and that has a sentence of its own.
    const body = pasted.safeParse(request.body);
    return { text: body.data?.text ?? '' };
  }
  const form = await readForm(request, maxPages);
  const files = form.files.filter(({ field }) => field === 'files');
  if (files.length > 0) return { files: await openFiles(files) };
  const message = 'Bitte eine Datei wählen oder den Text des Zeugnisses einfügen.';
  throw new ApiError(400, message, { files: { code: 'validation_required', message } });
}

/**
 * `POST /api/analyses`: reads a reference, given as JSON `{text}` or as multipart `files` (its pages in order), and
 * answers with the record: finished, or queued where pages must be read from pictures. Sets the visitor's cookie for those who are not logged in.
 */
export function createAnalysisRoute(app: FastifyInstance, parts: ApiParts): void {
  const { actorOf, limited, accountLimits } = parts;
  app.post('/api/analyses', limited(limits.costly), async (request, reply) => {
    const asker = await actorOf(request);
    accountLimits(reply, 'analysis', asker.account ? idOf(asker.account) : (asker.visitor ?? request.ip));
    const source = await readSource(request);
    if (asker.account) return createAnalysis(parts, asker, source);
    const visitor = asker.visitor ?? newId();
    const record = await createAnalysis(parts, { account: null, visitor }, source);
    rememberVisitor(reply, visitor);
    return record;
  });
}
