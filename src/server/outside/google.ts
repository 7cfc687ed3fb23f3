import type { FastifyBaseLogger } from 'fastify';
import {
  allowInsecureRequests,
  calculatePKCECodeChallenge,
  Configuration,
  discovery,
  fetchUserInfo,
  genericGrantRequest,
  randomPKCECodeVerifier,
  randomState,
  skipSubjectCheck,
  type ServerMetadata,
} from 'openid-client';
import { z } from 'zod';
import type { Config } from '../config.ts';

const googleIssuer = 'https://accounts.google.com';
/** Known beforehand, so that the login screen does not wait for Google. */
const googleMetadata: ServerMetadata = {
  issuer: googleIssuer,
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  userinfo_endpoint: 'https://www.googleapis.com/oauth2/v3/userinfo',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
};
const timeoutSeconds = 30;

/** Google's sign in blue-red-yellow-green letter, as the SDK's own login screens expect it. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M21.8 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.5a4.7 4.7 0 0 1-2 3.1v2.5h3.2c1.9-1.7 3.1-4.3 3.1-7.5Z" fill="#4285f4"/><path d="M12 22c2.7 0 5-.9 6.7-2.4l-3.2-2.5a6 6 0 0 1-9-3.2H3.1v2.6A10 10 0 0 0 12 22Z" fill="#34a853"/><path d="M6.5 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9l3.4-2.6Z" fill="#fbbc05"/><path d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.4 2.6A6 6 0 0 1 12 6Z" fill="#ea4335"/></svg>';

/** What a client needs to send somebody to Google, fresh each time; nothing of it is kept. */
export interface Offer {
  readonly name: 'google';
  readonly displayName: 'Google';
  readonly logo: string;
  readonly state: string;
  /** Ends with `redirect_uri=`; the client adds where to come back to. */
  readonly authURL: string;
  readonly authUrl: string;
  readonly codeVerifier: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: 'S256';
}

const userInfo = z.looseObject({
  sub: z.string().min(1).max(255),
  name: z.string().default(''),
  picture: z.string().default(''),
  email: z.string().default(''),
  email_verified: z.union([z.boolean(), z.string()]).default(false),
});

/** Who came back from Google. */
export interface GoogleUser {
  readonly id: string;
  readonly name: string;
  /** '' unless Google says that it is verified. */
  readonly email: string;
  readonly picture: string;
  readonly raw: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970; `null` when it is not said. */
  readonly expires: number | null;
}

export interface Google {
  /** Undefined when the provider cannot be reached. */
  readonly offer: () => Promise<Offer | undefined>;
  /** Trades the code that the client brought back. Fails when the provider refuses it or takes too long. */
  readonly exchange: (code: string, codeVerifier: string, redirectUrl: string) => Promise<GoogleUser>;
}

async function connect({
  issuer,
  clientId,
  clientSecret,
}: NonNullable<Config['google']>): Promise<Configuration> {
  if (issuer === googleIssuer) {
    const known = new Configuration(googleMetadata, clientId, clientSecret);
    known.timeout = timeoutSeconds;
    return known;
  }
  const url = new URL(issuer);
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
}

/** Login with Google, or with another OpenID provider in its place (OIDC_ISSUER). */
export function createGoogle(settings: NonNullable<Config['google']>, log: FastifyBaseLogger): Google {
  let connected: Promise<Configuration> | undefined;
  async function configuration(): Promise<Configuration> {
    connected ??= connect(settings);
    try {
      return await connected;
    } catch (fault) {
      connected = undefined;
      throw fault;
    }
  }

  return {
    async offer() {
      try {
        const endpoint = (await configuration()).serverMetadata().authorization_endpoint ?? '';
        const [state, codeVerifier] = [randomState(), randomPKCECodeVerifier()];
        const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
        const query = new URLSearchParams({
          client_id: settings.clientId,
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          response_type: 'code',
          scope: 'openid email profile',
          state,
          redirect_uri: '',
        });
        const authURL = `${endpoint}?${query.toString()}`;
        return {
          name: 'google',
          displayName: 'Google',
          logo,
          state,
          authURL,
          authUrl: authURL,
          codeVerifier,
          codeChallenge,
          codeChallengeMethod: 'S256',
        };
      } catch (fault) {
        log.warn({ err: fault }, 'login provider not reached');
        return undefined;
      }
    },

    async exchange(code, codeVerifier, redirectUrl) {
      const config = await configuration();
      const tokens = await genericGrantRequest(config, 'authorization_code', {
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUrl,
      });
      const subject = tokens.claims()?.sub ?? skipSubjectCheck;
      const raw = await fetchUserInfo(config, tokens.access_token, subject);
      const user = userInfo.parse(raw);
      const seconds = tokens.expiresIn();
      return {
        id: user.sub,
        name: user.name,
        email: String(user.email_verified) === 'true' ? user.email : '',
        picture: user.picture,
        raw: user,
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? '',
        expires: seconds === undefined ? null : Date.now() + seconds * 1000,
      };
    },
  };
}
