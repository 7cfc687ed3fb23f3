import { createHmac } from 'node:crypto';
import { randomSecret } from '../../auth/passwords.ts';
import { toTimestamp } from '../../clock.ts';
import type { Database } from '../../database/tables.ts';
import { newId } from '../../ids.ts';

/** Keyed, so that whoever reads the database alone cannot try tokens. */
function hashed(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`invitation ${token}`).digest('base64url');
}

/** A further token for an invitation; it is told this once and kept as a hash. Earlier ones stay good. */
export async function newInvitationToken(
  db: Database,
  now: Date,
  secret: string,
  invitation: string,
): Promise<string> {
  const token = randomSecret();
  const times = { created: toTimestamp(now), updated: toTimestamp(now) };
  await db
    .insertInto('invitation_tokens')
    .values({ id: newId(), invitation, hash: hashed(secret, token), ...times })
    .execute();
  return token;
}

/** Id of the invitation that a token opens, be it there still or not; undefined for a token that we never gave. */
export async function invitationOfToken(
  db: Database,
  secret: string,
  token: string,
): Promise<string | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const found = await db
    .selectFrom('invitation_tokens')
    .select('invitation')
    .where('hash', '=', hashed(secret, token))
    .executeTakeFirst();
  return found?.invitation;
}
