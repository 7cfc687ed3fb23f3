import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldNames, type Field } from '#domain/workflow/permissions.ts';
import { fits, recipientRoles, tasks } from '#domain/workflow/task.ts';
import type { Actor } from '../../auth/actor.ts';
import { idOf } from '../../auth/actor.ts';
import { users } from '../../collections/accounts.ts';
import { invalid } from '../../errors.ts';
import { accountIn } from '../../http/actor-of.ts';
import { refuseUnconfirmed } from '../../http/confirmed-address.ts';
import { limits } from '../../http/rate-limits.ts';
import { keepState } from '../../usecases/workflow/keep-state.ts';
import { extend, linkAgain, remind, revoke } from '../../usecases/workflow/change-invitation.ts';
import { invite } from '../../usecases/workflow/invite.ts';
import { remindMany } from '../../usecases/workflow/remind-many.ts';
import { settleComment } from '../../usecases/workflow/settle-comment.ts';
import { takeOver } from '../../usecases/workflow/take-over.ts';
import type { ApiParts } from '../parts.ts';
import { day, line, mailAddress, read } from './read-wish.ts';

interface OfRow {
  Params: { id: string };
}

const days = z.number().int().min(1).max(90);

const wanted = z.object({
  email: mailAddress,
  name: line(200).default(''),
  role: z.enum(recipientRoles),
  task: z.enum(tasks).exclude(['sign']),
  message: line(1000).default(''),
  due: day.or(z.literal('')).default(''),
  days: days.default(14),
});
const extension = z
  .object({
    days: days.default(14),
    due: day.or(z.literal('')).optional(),
    reopen: z.boolean().default(false),
  })
  .default({ days: 14, reopen: false });
const several = z.object({ ids: z.array(z.string().max(15)).min(1).max(300) });
const settling = z.object({
  block: z.string().max(200),
  text: z.string().max(2000),
  done: z.boolean(),
});
const taking = z.object({
  fields: z.array(z.enum(fieldNames as [Field, ...Field[]])).default(['performance', 'behavior']),
  ratings: z.array(z.string().max(60)).max(60).optional(),
});

/** What the owner of a certificate does with those who work on it. He needs an account: work takes weeks. */
export function invitationOwnerRoutes(app: FastifyInstance, parts: ApiParts): void {
  const mails = parts.limited(limits.create);
  const owner = async (request: FastifyRequest): Promise<Actor> => {
    const actor = await parts.actorOf(request);
    accountIn(actor, users);
    return actor;
  };
  const mayMail = (reply: FastifyReply, actor: Actor, action: 'invite' | 'bulk' = 'invite'): void => {
    const account = accountIn(actor, users);
    refuseUnconfirmed(parts, account);
    parts.accountLimits(reply, action, idOf(account));
  };

  app.post<OfRow>('/api/certificates/:id/invitations', mails, async (request, reply) => {
    const actor = await owner(request);
    const asked = read(wanted, request.body);
    if (!fits(asked.role, asked.task)) {
      const text = 'Diese Aufgabe passt nicht zu dieser Rolle.';
      throw invalid({ task: { code: 'validation_in_invalid', message: text } });
    }
    mayMail(reply, actor);
    return invite(parts, actor, request.params.id, asked);
  });
  app.post<OfRow>('/api/certificates/:id/versions', mails, async (request) =>
    keepState(parts, await owner(request), request.params.id),
  );
  app.post('/api/invitations/remind', mails, async (request, reply) => {
    const actor = await owner(request);
    const { ids } = read(several, request.body);
    mayMail(reply, actor, 'bulk');
    return remindMany(parts, actor, ids);
  });
  app.post<OfRow>('/api/invitations/:id/remind', mails, async (request, reply) => {
    const actor = await owner(request);
    mayMail(reply, actor);
    return remind(parts, actor, request.params.id);
  });
  app.post<OfRow>('/api/invitations/:id/link', mails, async (request) =>
    linkAgain(parts, await owner(request), request.params.id),
  );
  app.post<OfRow>('/api/invitations/:id/extend', mails, async (request, reply) => {
    const actor = await owner(request);
    const wish = { due: undefined, ...read(extension, request.body) };
    if (wish.reopen) mayMail(reply, actor);
    return extend(parts, actor, request.params.id, wish);
  });
  app.post<OfRow>('/api/invitations/:id/revoke', mails, async (request) =>
    revoke(parts, await owner(request), request.params.id),
  );
  app.post<OfRow>('/api/invitations/:id/comments', mails, async (request) =>
    settleComment(parts, await owner(request), request.params.id, read(settling, request.body)),
  );
  app.post<OfRow>('/api/invitations/:id/take-over', mails, async (request) => {
    const actor = await owner(request);
    const { fields, ratings } = read(taking, request.body ?? {});
    return takeOver(parts, actor, request.params.id, fields, ratings);
  });
}
