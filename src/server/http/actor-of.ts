import type { FastifyRequest } from 'fastify';
import { guest, type Account, type Actor } from '../auth/actor.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Collection } from '../collections/collection.ts';
import { forbidden, loginNeeded } from '../errors.ts';
import { visitorOf } from './visitor.ts';

/** Tells who asks; asked again for the same request it does not look again. */
export type ActorOf = (request: FastifyRequest) => Promise<Actor>;

async function readActor(request: FastifyRequest, tokens: Tokens): Promise<Actor> {
  const visitor = visitorOf(request);
  const token = (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim();
  // A token that is not good makes a guest, not a fault.
  const read = token === '' ? undefined : await tokens.read(token, 'auth');
  return { ...guest, visitor, account: read?.account ?? null };
}

export function createActorOf(tokens: Tokens): ActorOf {
  const known = new WeakMap<FastifyRequest, Promise<Actor>>();
  return async (request) => {
    const actor = known.get(request) ?? readActor(request, tokens);
    known.set(request, actor);
    return actor;
  };
}

/**
 * The account that asks.
 * @param collection the only one whose accounts may
 * @throws ApiError 401 for guests, 403 for accounts of another collection
 */
export function accountIn(actor: Actor, collection?: Collection): Account {
  if (actor.account === null) throw loginNeeded();
  if (collection && actor.account.collection !== collection) throw forbidden();
  return actor.account;
}
