import type { FastifyReply, FastifyRequest } from 'fastify';
import { UnknownToken } from '../../errors.ts';
import { openInvitation, type OpenInvitation } from '../../usecases/workflow/open-invitation.ts';
import type { ApiParts } from '../parts.ts';

/** Carries the token of an invitation: addresses are written into logs and histories, headers are not. */
const header = 'x-invitation';

/** A part of a link, as mail programs leave it, is no guess: it could open nothing. */
export const isToken = (token: unknown): boolean => typeof token === 'string' && /^[\w-]{43}$/.test(token);

/**
 * The invitation whose token a request carries.
 * @throws ApiError 410 for links that lead nowhere (any more), 429 after too many wrong ones
 */
export async function invitationIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock, secret, guessLimits }: ApiParts,
): Promise<OpenInvitation> {
  const token = request.headers[header];
  try {
    return await openInvitation(db, clock(), secret, typeof token === 'string' ? token : '');
  } catch (fault) {
    // Whoever reloads a link that has ended guesses nothing.
    if (fault instanceof UnknownToken && isToken(token)) guessLimits.wrong(reply, request.ip);
    throw fault;
  }
}
