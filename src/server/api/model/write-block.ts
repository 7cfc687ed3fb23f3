import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { categories } from '#domain/letter/category.ts';
import { invalid } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import { limits } from '../../http/rate-limits.ts';
import { writeWithModel, writingTasks, type WritingWish } from '../../usecases/write-with-model.ts';
import type { ApiParts } from '../parts.ts';
import { answering, budgetOf, modelOf, needConsent, untilGone } from './model-parts.ts';

const line = z.string().max(500);
const wishSchema = z.object({
  task: z.enum(writingTasks),
  text: z.string().max(2000).default(''),
  notes: z.array(line).max(12).default([]),
  category: z.enum(categories).nullable().default(null),
  grade: z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
    .nullable()
    .default(null),
  gender: z.enum(['m', 'f', 'x']),
  tense: z.enum(['past', 'present']),
  names: z.array(line).max(30).default([]),
});

function wishOf(values: Readonly<Record<string, unknown>>): WritingWish {
  const parsed = wishSchema.safeParse(values);
  if (parsed.success && (parsed.data.text.trim() !== '' || parsed.data.notes.length > 0)) return parsed.data;
  const message = 'Bitte einen Text oder Stichpunkte angeben.';
  throw invalid({ text: { code: 'validation_required', message } }, message);
}

/** `POST /api/model/write` `{consent, task, text, notes, category, grade, gender, tense, names}` → `{text}`. */
export function writeBlockRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post('/api/model/write', parts.limited(limits.costly), async (request, reply) => {
    const model = modelOf(parts);
    const { values } = await readBody(request);
    needConsent(values, model);
    const budget = budgetOf(parts, request, await parts.actorOf(request));
    const wish = wishOf(values);
    return { text: await answering(async () => writeWithModel(model, budget, wish, untilGone(reply))) };
  });
}
