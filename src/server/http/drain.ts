import type { FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes and milliseconds that somebody may go on sending what is not wanted. */
const maxBytes = 64 * 1024 * 1024;
const maxTime = 10_000;

/**
 * Takes the rest of a request and drops it. Closed in the middle of sending, most clients do not get to read the
 * answer.
 */
export async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.readableEnded || raw.destroyed) return;
  // A reader that gave up (the form's) still holds the stream: it would wait for it, full as it is.
  raw.unpipe();
  const over = new AbortController();
  let bytes = 0;
  const read = new Promise<void>((resolve) => {
    raw.on('end', resolve).on('close', resolve).on('error', resolve);
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) resolve();
    });
    raw.resume();
  });
  await Promise.race([read, sleep(maxTime, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}
