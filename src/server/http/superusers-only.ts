import type { FastifyRequest } from 'fastify';
import { isSuperuser } from '../auth/actor.ts';
import { forbidden } from '../errors.ts';
import { accountIn, type ActorOf } from './actor-of.ts';

/**
 * A hook for routes that are for superusers.
 * @returns a function that throws ApiError 401 for guests, 403 for users
 */
export function superusersOnly(actorOf: ActorOf): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const actor = await actorOf(request);
    accountIn(actor);
    if (!isSuperuser(actor)) throw forbidden();
  };
}
