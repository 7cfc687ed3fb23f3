import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { genderForms } from '#domain/german/group-nouns.ts';
import { unreadable } from '../errors.ts';
import { limits } from '../http/rate-limits.ts';
import { suggestFor } from '../usecases/suggest-activities.ts';
import type { ApiParts } from './parts.ts';

const wish = z.object({
  title: z.string().max(200),
  typed: z.string().max(300).optional(),
  chosen: z.array(z.string().max(1000)).max(200).optional(),
  salutation: z.enum(['Herr', 'Frau']).nullish(),
  gender_form: z.enum(genderForms).optional(),
});

/**
 * `POST /api/suggestions/activities` `{title, typed?, chosen?, salutation?, gender_form?}`: job titles and tasks from
 * our own knowledge, while somebody types. Nothing is stored.
 */
export function suggestionsRoute(app: FastifyInstance, { limited }: ApiParts): void {
  app.post('/api/suggestions/activities', limited(limits.any), async (request) => {
    const read = wish.safeParse(request.body);
    if (!read.success) throw unreadable();
    const { title, salutation, typed = '', chosen = [], gender_form: genderForm = 'pair' } = read.data;
    const female = salutation == null ? null : salutation === 'Frau';
    return suggestFor(title, female, { typed, chosen, genderForm });
  });
}
