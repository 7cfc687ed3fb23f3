import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { openInvitation, type OpenInvitation } from '../../usecases/workflow/open-invitation.ts';
import type { ApiParts } from '../parts.ts';

/** Carries the token of an invitation: addresses are written into logs and histories, headers are not. */
const header = 'x-invitation';

/**
 * The invitation whose token a request carries.
 * @throws ApiError 410 for links that lead nowhere (any more), 429 after too many wrong ones
 */
export async function invitationIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock, secret, guessLimits }: ApiParts,
): Promise<OpenInvitation> {
  guessLimits.check(reply, request.ip);
  const token = request.headers[header];
  try {
    return await openInvitation(db, clock(), secret, typeof token === 'string' ? token : '');
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 410) guessLimits.wrong(request.ip);
    throw fault;
  }
}
