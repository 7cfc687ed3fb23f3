import type { FastifyInstance } from 'fastify';
import { noteAdminActions } from '../../audit/note-admin-action.ts';
import { newsletters } from '../../collections/operation.ts';
import { invalid } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import { limits } from '../../http/rate-limits.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { newsletterMail } from '../../mail/letters.ts';
import { subscriberKey } from '../../newsletter/subscriptions.ts';
import { badValue } from '../../records/faults.ts';
import { sendNewsletter } from '../../usecases/send-newsletter.ts';
import type { AdminParts } from './admin-parts.ts';
import { listPage } from './list-page.ts';

type Values = Readonly<Record<string, unknown>>;

function readNewsletter(values: Values): { readonly subject: string; readonly paragraphs: string[] } {
  const { subject } = requiredTexts(values, ['subject'], 200);
  const { body } = requiredTexts(values, ['body'], 50_000);
  if (/[\r\n]/.test(subject)) throw invalid({ subject: badValue });
  const paragraphs = body
    .split(/\r?\n\s*\r?\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return { subject, paragraphs };
}

/**
 * `GET /api/newsletters`: what was sent, newest first, page by page, and how many would get the next one.
 * `POST /api/newsletters` `{subject, body}` sends one (plain text, paragraphs with an empty line between them):
 * `{recipients}`. `POST /api/newsletters/trial` sends the same to nobody but the superuser.
 */
export function newslettersRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { db, clock, actorOf, limited, mailer, links, secret } = parts;
  app.get('/api/newsletters', async (request) => {
    const page = await listPage(parts, newsletters, request, '-created');
    const { subscribers } = await db
      .selectFrom('subscribers')
      .select((row) => row.fn.countAll().as('subscribers'))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    return { ...page, subscribers: Number(subscribers) };
  });
  app.post('/api/newsletters', limited(limits.mail), async (request) => {
    const { subject, paragraphs } = readNewsletter((await readBody(request)).values);
    return { recipients: await sendNewsletter(parts, await actorOf(request), subject, paragraphs) };
  });
  app.post('/api/newsletters/trial', limited(limits.mail), async (request, reply) => {
    const { subject, paragraphs } = readNewsletter((await readBody(request)).values);
    const actor = await actorOf(request);
    const email = String(actor.account?.row['email']);
    const leave = links.leaveNewsletter(subscriberKey(secret, email));
    mailer.send(newsletterMail(email, subject, paragraphs, leave));
    const action = { action: 'send', target: 'newsletters', record: '', detail: { trial: true } };
    await noteAdminActions(db, actor, clock(), [action]);
    return reply.status(204).send();
  });
}
