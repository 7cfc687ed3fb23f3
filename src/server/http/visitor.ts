import { createHmac } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../ids.ts';

const name = 'visitor';
/** Longer than anything is kept for a visitor without an account (30 days after the last change). */
const seconds = 60 * 24 * 60 * 60;

/**
 * Reads and signs cookies from here on.
 * @param secret of the server; the cookies get a key of their own from it
 * @param https visitors come over https only
 */
export async function addVisitorCookies(app: FastifyInstance, secret: string, https: boolean): Promise<void> {
  await app.register(cookie, {
    secret: createHmac('sha256', secret).update('cookie').digest('hex'),
    parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: https ? true : 'auto' },
  });
}

/** The visitor that the request's cookie stands for; `null` without one, or with one that we did not sign. */
export function visitorOf(request: FastifyRequest): string | null {
  const { valid, value } = request.unsignCookie(request.cookies[name] ?? '');
  return valid && isId(value) ? value : null;
}

/** Gives the visitor's cookie to the browser. Only with answers to requests that stored something. */
export function rememberVisitor(reply: FastifyReply, visitor: string): void {
  reply.setCookie(name, visitor, { signed: true, maxAge: seconds });
}
