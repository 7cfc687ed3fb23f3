import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError, codeOf, notFound } from '../errors.ts';
import { answerFault } from '../http/answer-faults.ts';

/** Bytes of one request (specification §9); more than that is no count of usage. */
const maxPayload = 1_000_000;
/** Milliseconds until the counting service has answered. */
const patience = 10_000;
/** Of the visitor's request, what the counting service must know to read it: no cookie, no address, no session. */
const passedOn = ['content-type', 'content-encoding', 'user-agent'] as const;

/** What the counting library asks for: events, its switches and its settings. Recordings and scripts are not among it. */
const known = /^\/(e|i\/v0\/e|capture|batch|flags|decide|array\/[\w-]+\/config(\.js)?)\/?$/;

interface Any {
  Params: { '*': string };
}

/**
 * Where a request goes: always to that host, whatever the visitor wrote.
 * @throws ApiError 404 for what is none of its business
 */
function targetOf(request: FastifyRequest<Any>, host: string): URL {
  const target = new URL(host);
  const [path = '', ...query] = request.url.replace(/^\/ingest/, '').split('?');
  if (!known.test(path)) throw notFound();
  target.pathname = target.pathname.replace(/\/$/, '') + path;
  target.search = query.join('?');
  return target;
}

async function passOn(request: FastifyRequest<Any>, host: string): Promise<Response> {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const target = targetOf(request, host);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  const signal = AbortSignal.timeout(patience);
  try {
    return await fetch(target, {
      method: request.method,
      headers,
      signal,
      redirect: 'error',
      ...(request.method === 'POST' && body ? { body } : {}),
    });
  } catch (fault) {
    request.log.info({ err: fault }, 'counting service does not answer');
    throw new ApiError(502, 'Der Zähldienst antwortet nicht.');
  }
}

const tooLarge = new ApiError(413, 'Das ist zu viel auf einmal: höchstens 1 MB je Anfrage.');

/**
 * `/ingest/*`: hands counts of usage on to PostHog, so that browsers talk to this host alone and PostHog never learns
 * their address. Only data comes back, never a script.
 * @param posthog `null`: answers 204 and keeps nothing
 */
export function ingestRoute(app: FastifyInstance, posthog: Config['posthog']): void {
  app.setErrorHandler(async (fault, request, reply) =>
    answerFault(codeOf(fault) === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge : fault, request, reply),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxPayload }, (_request, body, done) =>
    done(null, body),
  );
  const answer = async (request: FastifyRequest<Any>, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    if (posthog === null) return reply.status(204).send();
    const answered = await passOn(request, posthog.host);
    const json = answered.headers.get('content-type')?.includes('json') ?? false;
    return reply
      .status(answered.status)
      .type(json ? 'application/json' : 'text/plain; charset=utf-8')
      .send(Buffer.from(await answered.arrayBuffer()));
  };
  app.get<Any>('/ingest/*', answer);
  app.post<Any>('/ingest/*', answer);
}
