import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openSession } from '../../auth/session.ts';
import { toTimestamp } from '../../clock.ts';
import { forbidden, invalid } from '../../errors.ts';
import { queryOf } from '../../http/query.ts';
import { limits } from '../../http/rate-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { requiredTexts } from '../../http/required-texts.ts';
import type { Google, GoogleUser } from '../../outside/google.ts';
import { logInWithGoogle } from '../../usecases/log-in-with-google.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import { maxTokenLength, type ApiParts } from '../parts.ts';

const noSuchProvider = {
  code: 'validation_invalid_provider',
  message: 'Diese Anmeldung gibt es hier nicht.',
};

async function exchange(request: FastifyRequest, google: Google | null): Promise<GoogleUser> {
  const { values } = await readBody(request);
  const { provider, code } = requiredTexts(values, ['provider', 'code'], maxTokenLength);
  if (provider !== 'google' || google === null) throw invalid({ provider: noSuchProvider });
  const { codeVerifier, redirectURL } = requiredTexts(
    values,
    ['codeVerifier', 'redirectURL'],
    maxTokenLength,
  );
  try {
    return await google.exchange(code, codeVerifier, redirectURL);
  } catch (fault) {
    request.log.info({ err: fault }, 'login provider refused');
    throw invalid({}, 'Failed to fetch OAuth2 token.');
  }
}

function metaOf(user: GoogleUser, isNew: boolean): object {
  return {
    id: user.id,
    name: user.name,
    username: '',
    email: user.email,
    avatarURL: user.picture,
    avatarUrl: user.picture,
    rawUser: user.raw,
    accessToken: user.accessToken,
    refreshToken: user.refreshToken,
    expiry: user.expires === null ? '' : toTimestamp(new Date(user.expires)),
    isNew,
  };
}

/**
 * `POST /api/collections/{collection}/auth-with-oauth2` `{provider, code, codeVerifier, redirectURL}`: login with the
 * code that Google gave the client, see `oauth2RedirectRoute`.
 */
export function authWithOAuth2Route(app: FastifyInstance, parts: ApiParts): void {
  const { db, clock, tokens, actorOf, google, limited } = parts;
  const options = limited(limits.auth);
  app.post<InCollection>('/api/collections/:collection/auth-with-oauth2', options, async (request) => {
    const collection = authCollectionIn(request);
    if (!collection.auth.google) throw forbidden();
    const user = await exchange(request, google);
    const actor = await actorOf(request);
    const { account, isNew } = await logInWithGoogle(parts, actor, collection, user);
    const expand = queryOf(request)['expand'];
    const session = await openSession({ db, now: clock(), tokens }, account, actor, expand);
    return { ...session, meta: metaOf(user, isNew) };
  });
}
