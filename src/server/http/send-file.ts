import type { FastifyReply } from 'fastify';

/**
 * Sends a file to keep.
 * @param name with ending; browsers that do not read umlauts get one without
 */
export function sendFile(reply: FastifyReply, name: string, type: string, bytes: Uint8Array): FastifyReply {
  const plain = name.normalize('NFKD').replaceAll(/[^ -~]|["\\%]/g, '');
  return reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(Buffer.from(bytes));
}
