import { createHmac } from 'node:crypto';

/** Keyed, so that whoever reads the database alone cannot try tokens. */
export function hashOfShare(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`share ${token}`).digest('base64url');
}
