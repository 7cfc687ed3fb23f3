import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter texts are not worth packing. */
const leastPacked = 1024;

/**
 * Sends a text that is made anew for each request. It may be kept, but is asked for again each time, so that a
 * change is seen at once.
 */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
  reply.type(type).header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', tag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (text.length < leastPacked) return reply.send(text);
  if (/\bbr\b/.test(accepted)) {
    const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return reply.header('content-encoding', 'br').send(packed);
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(text));
  return reply.send(text);
}
