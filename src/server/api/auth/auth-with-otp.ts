import type { FastifyInstance } from 'fastify';
import { isSelf } from '../../auth/actor.ts';
import { useCode } from '../../auth/otp.ts';
import { openSession } from '../../auth/session.ts';
import { forbidden, invalid } from '../../errors.ts';
import { queryOf } from '../../http/query.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import { proveAddress } from '../../usecases/prove-address.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `POST /api/collections/{collection}/auth-with-otp` `{otpId, password}`: login with a code that came by mail. */
export function authWithOtpRoute(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, secret, tokens, actorOf, limited } = parts;
  const options = limited(limits.auth);
  app.post<InCollection>('/api/collections/:collection/auth-with-otp', options, async (request) => {
    const collection = authCollectionIn(request);
    if (!collection.auth.otp) throw forbidden();
    const { values } = await readBody(request);
    const { otpId, password } = requiredTexts(values, ['otpId', 'password']);
    const used = await useCode(db, collection, otpId, password, secret, clock());
    if (used === undefined) throw invalid({}, 'Failed to authenticate.');
    const { account, sentTo } = used;
    const actor = await actorOf(request);
    const proves = account.row['verified'] === 0 && account.row['email'] === sentTo;
    const isOwn = isSelf(actor, collection, account.row['id']);
    const verified = proves ? await proveAddress(parts, account, isOwn) : account;
    if (verified === undefined) throw invalid({}, 'Failed to authenticate.');
    return openSession({ db, now: clock(), tokens }, verified, actor, queryOf(request)['expand']);
  });
}
