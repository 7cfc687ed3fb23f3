import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { messagePage } from '../message-page.ts';
import { emailIn } from '../../http/email-in.ts';
import { queryOf } from '../../http/query.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { newsletterConfirmationMail } from '../../mail/letters.ts';
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from '../../newsletter/subscriptions.ts';
import type { NewsletterOutcome } from '../../pages/newsletter-page.ts';
import { paths } from '../../pages/paths.ts';
import type { ApiParts } from '../parts.ts';

const confirmed = messagePage(
  'Newsletter bestätigt',
  'Ab jetzt bekommen Sie den Newsletter. Jede Ausgabe enthält einen Link, mit dem Sie ihn beenden.',
);
const unknown = messagePage(
  'Link abgelaufen',
  'Dieser Link gilt nicht mehr. Wenn Sie den Newsletter möchten, tragen Sie sich bitte noch einmal ein.',
);
const left = messagePage(
  'Newsletter beendet',
  'Sie bekommen keinen Newsletter mehr. Ihre Adresse ist gelöscht.',
);

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

/** What the public page tells of a fault. */
const outcomes: Readonly<Record<number, NewsletterOutcome>> = { 400: 'adresse', 429: 'spaeter' };

const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

const back = (reply: FastifyReply, outcome: NewsletterOutcome): FastifyReply =>
  reply.redirect(`${paths.newsletter}?stand=${outcome}`, 303);

function keyOf(request: FastifyRequest): string {
  return (queryOf(request)['key'] ?? '').slice(0, 200);
}

/**
 * A form with one button: mail programs and virus scanners open links by themselves, and must neither confirm nor end
 * anything by that.
 */
function ask(reply: FastifyReply, title: string, text: string, action: string, button: string): FastifyReply {
  return page(reply, messagePage(title, text, { action, button }));
}

/**
 * `POST /api/newsletter` `{email}` sends the link that confirms it, and says the same whether there is such a
 * subscriber or not; the form of the public page is led back to it. `/api/newsletter/confirm?key=…` and `/api/newsletter/leave?key=…` show a button (GET) and do it
 * (POST); the latter also for the one click of mail programs (RFC 8058).
 */
export function newsletterRoutes(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, secret, mailer, links, limited, accountLimits } = parts;
  app.post('/api/newsletter', limited(limits.mail), async (request, reply) => {
    try {
      const email = emailIn((await readBody(request)).values, 'email');
      accountLimits(reply, 'mail', email);
      const key = await askForNewsletter(db, secret, email, clock());
      if (key !== undefined) mailer.send(newsletterConfirmationMail(email, links.confirmNewsletter(key)));
    } catch (fault) {
      const outcome = fault instanceof ApiError ? outcomes[fault.status] : undefined;
      if (outcome !== undefined && isForm(request)) return back(reply, outcome);
      throw fault;
    }
    return isForm(request) ? back(reply, 'gesendet') : reply.status(204).send();
  });
  app.get('/api/newsletter/confirm', async (request, reply) => {
    const text = 'Möchten Sie den Newsletter von Klarzeugnis per E-Mail bekommen?';
    const action = `/api/newsletter/confirm?key=${encodeURIComponent(keyOf(request))}`;
    return ask(reply, 'Newsletter bestätigen', text, action, 'Newsletter bestätigen');
  });
  app.post('/api/newsletter/confirm', limited(limits.auth), async (request, reply) => {
    const good = await confirmNewsletter(db, secret, keyOf(request), clock());
    return page(reply.status(good ? 200 : 404), good ? confirmed : unknown);
  });
  app.get('/api/newsletter/leave', async (request, reply) => {
    const action = `/api/newsletter/leave?key=${encodeURIComponent(keyOf(request))}`;
    return ask(
      reply,
      'Newsletter beenden',
      'Möchten Sie keinen Newsletter mehr bekommen?',
      action,
      'Newsletter beenden',
    );
  });
  app.post('/api/newsletter/leave', limited(limits.auth), async (request, reply) => {
    await leaveNewsletter(db, secret, keyOf(request));
    return page(reply, left);
  });
}
