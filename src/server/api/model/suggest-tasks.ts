import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import { limits } from '../../http/rate-limits.ts';
import { suggestTasksWithModel } from '../../usecases/suggest-tasks-with-model.ts';
import type { ApiParts } from '../parts.ts';
import { answering, budgetOf, modelOf, needConsent, untilGone } from './model-parts.ts';

const schema = z.object({
  job_title: z.string().max(200).default(''),
  advert: z.string().max(20_000).default(''),
  names: z.array(z.string().max(500)).max(30).default([]),
});

/** `POST /api/model/tasks` `{consent, job_title, advert, names}` → `{tasks}`. */
export function suggestTasksRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post('/api/model/tasks', parts.limited(limits.costly), async (request, reply) => {
    const model = modelOf(parts);
    const { values } = await readBody(request);
    needConsent(values, model);
    const parsed = schema.safeParse(values);
    if (!parsed.success || (parsed.data.job_title.trim() === '' && parsed.data.advert.trim() === '')) {
      const message = 'Bitte einen Beruf oder eine Stellenanzeige angeben.';
      throw invalid({ job_title: { code: 'validation_required', message } }, message);
    }
    const { job_title: jobTitle, advert, names } = parsed.data;
    const budget = budgetOf(parts, request, await parts.actorOf(request));
    const signal = untilGone(reply);
    return {
      tasks: await answering(async () =>
        suggestTasksWithModel(model, budget, { advert, jobTitle, names }, signal),
      ),
    };
  });
}
