import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { codeOf } from '../errors.ts';

/**
 * What a log may say about a fault. Not its message: JSON and SQL faults quote what they choked on, and that may be
 * somebody's reference.
 */
function withoutContent(fault: unknown): object {
  if (!(fault instanceof Error)) return { name: typeof fault };
  const places = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: fault.name, code: codeOf(fault), at: places.map((line) => line.trim()) };
}

/** The server's log: JSON lines without bodies, cookies, addresses, query texts or messages of faults. */
export function createLog(destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: withoutContent, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** One line for each answer: which route (not which row), how it ended, how long it took. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? '*', status: reply.statusCode, milliseconds });
  });
}
