import type { FastifyInstance } from 'fastify';
import { invalid } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import { limits } from '../../http/rate-limits.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { badValue } from '../../records/faults.ts';
import { sendNewsletter } from '../../usecases/send-newsletter.ts';
import type { AdminParts } from './admin-parts.ts';

/**
 * `GET /api/newsletters`: what was sent, newest first, and how many would get the next one. `POST /api/newsletters`
 * `{subject, body}` sends one (plain text, paragraphs with an empty line between them): `{recipients}`.
 */
export function newslettersRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { db, actorOf, limited } = parts;
  app.get('/api/newsletters', async () => {
    const items = await db
      .selectFrom('newsletters')
      .select(['id', 'subject', 'recipients', 'created'])
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(200)
      .execute();
    const { subscribers } = await db
      .selectFrom('subscribers')
      .select((row) => row.fn.countAll().as('subscribers'))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    return { items, subscribers: Number(subscribers) };
  });
  app.post('/api/newsletters', limited(limits.mail), async (request) => {
    const { values } = await readBody(request);
    const { subject } = requiredTexts(values, ['subject'], 200);
    const { body } = requiredTexts(values, ['body'], 50_000);
    if (/[\r\n]/.test(subject)) throw invalid({ subject: badValue });
    const paragraphs = body
      .split(/\r?\n\s*\r?\n/)
      .map((text) => text.trim())
      .filter((text) => text !== '');
    return { recipients: await sendNewsletter(parts, await actorOf(request), subject, paragraphs) };
  });
}
