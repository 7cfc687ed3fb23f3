import type { FastifyInstance } from 'fastify';
import { otpSeconds } from '../../auth/otp.ts';
import { authCollectionIn, type InCollection } from '../collection-in.ts';
import type { ApiParts } from '../parts.ts';

/** `GET /api/collections/{collection}/auth-methods`: the ways to log in. */
export function authMethodsRoute(app: FastifyInstance, { google }: ApiParts): void {
  app.get<InCollection>('/api/collections/:collection/auth-methods', async (request) => {
    const { auth } = authCollectionIn(request);
    const provider = auth.google ? await google?.offer() : undefined;
    return {
      password: { enabled: true, identityFields: ['email'] },
      oauth2: { enabled: provider !== undefined, providers: provider ? [provider] : [] },
      mfa: { enabled: false, duration: 0 },
      otp: { enabled: auth.otp, duration: auth.otp ? otpSeconds : 0 },
    };
  });
}
